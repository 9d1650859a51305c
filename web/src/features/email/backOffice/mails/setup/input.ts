import type { EmailDelivery, EmailEncryption, UpdateEmailDelivery } from "../../../../../api/schema";

/** The form's values. Secrets are empty until typed: stored ones are never returned. */
export interface Typed {
  route: EmailDelivery["route"];
  from: string;
  host: string;
  port: string;
  encryption: EmailEncryption;
  user: string;
  password: string;
  url: string;
  serviceId: string;
  templateId: string;
  userId: string;
  accessToken: string;
}

export const USUAL_PORT = { start_tls: "587", tls: "465", none: "25" } as const satisfies Record<EmailEncryption, string>;

export function typedOf({ route, from, host, port, encryption, user, url, serviceId, templateId, userId }: EmailDelivery): Typed {
  const shownPort = port > 0 ? String(port) : USUAL_PORT[encryption];
  return { route, from, host, port: shownPort, encryption, user, password: "", url, serviceId, templateId, userId, accessToken: "" };
}

/** Changes the encryption, and the port with it if it is a default one. */
export function encrypted(typed: Typed, encryption: Typed["encryption"]): Typed {
  const usual = typed.port === "" || typed.port === USUAL_PORT[typed.encryption];
  return { ...typed, encryption, port: usual ? USUAL_PORT[encryption] : typed.port };
}

/** Request body of the form. A secret that was not typed is left out, which leaves the stored one unchanged. */
export function inputOf({ password, accessToken, port, ...rest }: Typed): UpdateEmailDelivery {
  const number = Number(port);
  return {
    ...rest,
    port: Number.isInteger(number) && number > 0 && number <= 65_535 ? number : 0,
    ...(password && { password }),
    ...(accessToken && { accessToken }),
  };
}
