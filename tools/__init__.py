"""What `dev.py` does, and how the project is built, packed and examined; nothing of it is installed.

`dev.py` runs before anything is installed: what it imports uses the standard library alone. `compiling`, `libraries`,
`wheel` and `mutants` run inside an environment.
"""
