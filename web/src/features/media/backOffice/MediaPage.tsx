import { useState } from "react";
import { MoreButton } from "../../../admin/list/MoreButton";
import { noneFound } from "../../../admin/list/noneFound";
import { SearchBox } from "../../../admin/list/SearchBox";
import { usePagedItems } from "../../../admin/list/useItems";
import library from "../images/Library.later.module.css";
import { LibraryUpload } from "../images/LibraryUpload";
import { ImageTile } from "../images/ImageTile";
import { imageList } from "../images/queries";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { Anchor } from "../../../ui/Anchor";
import { Empty } from "../../../ui/States";
import { content, images } from "./paths";
import styles from "./Media.later.module.css";
import { ImageDialog } from "./ImageDialog";

/** The image library. */
export function MediaPage() {
  const { items, failure, retry, part, q, more } = usePagedItems(imageList);
  const [open, setOpen] = useState<number>();
  const trash = part === "trash";
  const stored = items?.find(({ id }) => id === open);
  const nothing = q ? noneFound("images", q) : trash ? "The trash is empty" : "No images yet";
  return (
    <Screen title="Images" back={content}>
      <div className={styles.tools}>
        <nav aria-label="Filter">
          <ul className={styles.tabs}>
            <li>
              <Anchor href={images} replace aria-current={trash ? undefined : "page"}>
                All
              </Anchor>
            </li>
            <li>
              <Anchor href={`${images}?part=trash`} replace aria-current={trash ? "page" : undefined}>
                Trash
              </Anchor>
            </li>
          </ul>
        </nav>
        <SearchBox label="Search images" />
      </div>
      {!trash && (
        <Panel>
          <LibraryUpload />
        </Panel>
      )}
      {items ? (
        <Panel>
          {items.length === 0 && (
            <Empty title={nothing} middle>
              {!trash && !q && <p>Images you add here or in a form can be reused.</p>}
              {trash && !q && <p>Images in the trash can be restored for 30 days.</p>}
            </Empty>
          )}
          {items.length > 0 && (
            <ul className={library.grid} aria-label="Images">
              {items.map((one) => (
                <li key={one.id}>
                  <ImageTile
                    stored={one}
                    note={trash || one.uses.length > 0 ? undefined : "Not used"}
                    onPress={() => setOpen(one.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          <MoreButton more={more} small />
        </Panel>
      ) : (
        <Waiting failure={failure} onRetry={retry} />
      )}
      {stored && <ImageDialog key={stored.id} stored={stored} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
