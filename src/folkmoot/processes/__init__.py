"""Worker processes that never outlive the command that started them, and commands that end when a signal says so."""
