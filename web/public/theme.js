// Before anything is drawn: a file of its own, as the page may run no script that stands in it.
{
  let theme = null;
  try {
    theme = localStorage.getItem("moonbase.theme");
  } catch {}
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
}
