/** Copying to the clipboard. Browsers offer the clipboard API only to secure pages; elsewhere the text is selected and copied by command. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    const front = document.querySelector("dialog[open]") ?? document.body; // behind a dialog nothing can be selected
    front.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
