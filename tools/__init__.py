"""What `dev.py` does. The modules here need the standard library alone; packages run inside an environment."""
