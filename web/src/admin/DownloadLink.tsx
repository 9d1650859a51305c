import shared from "../ui/shared.module.css";

/** A file for a spreadsheet. The server names it and refuses whoever may not have it. */
export function DownloadLink({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} download className={shared.stitch}>
      Download as CSV<span className={shared.hidden}>: {what}</span>
    </a>
  );
}
