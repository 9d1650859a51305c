import shared from "../ui/shared.module.css";

/** A link to a CSV file. The server names the file and checks permissions. */
export function DownloadLink({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} download className={shared.stitch}>
      Download as CSV<span className={shared.hidden}>: {what}</span>
    </a>
  );
}
