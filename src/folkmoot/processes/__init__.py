"""Worker processes that never outlive the command that started them, and how a command ends by a signal."""
