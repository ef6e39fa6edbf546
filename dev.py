"""The one file to run: serve, test, check, soak."""
