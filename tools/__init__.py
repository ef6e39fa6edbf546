"""The commands of `dev.py`, and how the project is built, packed and tested; nothing of it is installed.

`dev.py` runs before anything is installed: its modules use the standard library alone. `compiling`, `libraries`,
`wheel` and `mutants` run inside an environment.
"""
