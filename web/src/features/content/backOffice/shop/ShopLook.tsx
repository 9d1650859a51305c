import { MograMark } from "../../../../ui/Mogra";
import { variablesOf } from "../../../../site/palette";
import type { ColourScheme } from "../../../../api/schema";
import type { Values } from "./rules";
import styles from "./Shop.later.module.css";

/** A preview of the site's header and the shop's details. */
export function ShopLook({ values, schemes }: { values: Values; schemes: readonly ColourScheme[] }) {
  const { businessName, tagline, phone, email, address, hours, logo, colours, copyrightYear, whatsapp } = values;
  const lines = address.split("\n").filter((line) => line.trim());
  const scheme = schemes.find((one) => one.colours === colours);
  return (
    <div className={styles.look} style={Object.fromEntries(variablesOf(scheme?.palette))}>
      <i />
      <p className={styles.entry}>
        {logo?.image ? <img src={logo.image.src} alt="" /> : <MograMark />}
        {businessName || "Your shop"}
      </p>
      <p>{tagline}</p>
      <ul>
        {lines.length > 0 && <li>{lines.join(", ")}</li>}
        {hours
          .filter(({ days, time }) => days || time)
          .map(({ days, time }, place) => (
            <li key={place}>
              {days}: {time}
            </li>
          ))}
        {phone && <li>{phone}</li>}
        {email && <li>{email}</li>}
        {whatsapp && <li>With a chat button</li>}
      </ul>
      <small>
        © {copyrightYear} {businessName}
      </small>
    </div>
  );
}
