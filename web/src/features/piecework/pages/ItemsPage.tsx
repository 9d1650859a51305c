import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { paths } from "../paths";
import { itemList } from "../queries";

export default function ItemsPage() {
  const { data: items = [] } = useRead(itemList());
  return (
    <div className={`${shared.wrap} ${shared.page}`}>
      <Head title={copy.heading} canonical={paths.items()} />
      <h1>{copy.heading}</h1>
      {items.length === 0 && <p>{copy.empty}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>{item.name}</li>
        ))}
      </ul>
    </div>
  );
}
