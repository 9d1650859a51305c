import { Button, LinkButton } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { useShop } from "../../../content/public/useShop";
import { OnceDialog } from "../OnceDialog";
import { chatLink, invitationText, newPasswordText } from "./invitationText";

interface Props {
  name: string;
  /** As typed or stored: with or without the country's number. */
  mobile: string;
  link: string;
  hours: number;
  /** For a new password, instead of an invitation. */
  forgotten?: boolean;
  onClose: () => void;
}

/** The link of an invitation or for a new password, shown only once. */
export function LinkDialog({ name, mobile, link, hours, forgotten = false, onClose }: Props) {
  const shop = useShop();
  const text = (forgotten ? newPasswordText : invitationText)(name, shop?.businessName, link, hours);
  const copyIt = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast("Copied. Do not share it with anyone else.");
    } catch {
      toast("Could not copy. Press and hold the link to copy it.", { kind: "error" });
    }
  };
  return (
    <OnceDialog
      title={forgotten ? `Password link for ${name}` : `Invitation link for ${name}`}
      text={`Anyone with this link can set the password of ${name}: share it with them alone. It works once, for ${hours} hours.`}
      label="Link"
      value={link}
      acts={
        <>
          {mobile && (
            <LinkButton href={chatLink(mobile, text)} look="solid" target="_blank" rel="noreferrer">
              Send on WhatsApp
            </LinkButton>
          )}
          <Button look="line" onClick={() => void copyIt()}>
            Copy link
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
