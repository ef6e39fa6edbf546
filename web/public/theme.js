// Before anything is drawn: the theme chosen earlier, so that night does not flash white.
try {
  const theme = localStorage.getItem("folkmoot-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
