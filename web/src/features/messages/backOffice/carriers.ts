import type { MessageEventSettings, MessageSettings } from "../../../api/schema";
import { channels } from "../copy";

/** Whether the gateway is told the id of the registered text. */
const namesTemplate = ({ sms }: MessageSettings): boolean => `${sms?.address ?? ""} ${sms?.body ?? ""}`.includes("{template}");

/** The channels that carry an event now, as the server chooses them. */
export function carriersOf(event: MessageEventSettings, settings: MessageSettings): string[] {
  const whatsApp = settings.whatsapp && settings.whatsappOn && event.whatsappTemplate;
  const sms = settings.sms && settings.smsOn && (event.dltTemplate || !namesTemplate(settings));
  return [...(whatsApp ? [channels.whatsapp] : []), ...(sms ? [channels.sms] : [])];
}
