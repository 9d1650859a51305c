import { useId, useState } from "react";
import type { LibraryVideo } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import field from "../../../ui/Field.module.css";
import { useChange } from "../../../admin/useChange";
import { FileButton } from "../../../admin/FileButton";
import styles from "./Videos.later.module.css";
import { captionVideo, removeCaptions } from "./queries";
import { LANGUAGES, languageOf } from "./messages";

/** The captions of a video: one file per language. */
export function Captions({ video: { id, captions } }: { video: LibraryVideo }) {
  const [language, setLanguage] = useState("en");
  const { busy, change } = useChange();
  const select = useId();
  return (
    <div className={styles.part}>
      <h3>Captions</h3>
      {captions.length > 0 && (
        <ul className={styles.captions}>
          {captions.map((known) => (
            <li key={known}>
              <span>{languageOf(known)}</span>
              <Button look="line" small busy={busy} aria-label={`Remove captions in ${languageOf(known)}`} onClick={() => void change(() => removeCaptions(id, known))}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.addCaptions}>
        <label htmlFor={select} className={field.label}>
          Language
        </label>
        <select id={select} className={styles.select} value={language} onChange={({ target }) => setLanguage(target.value)}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <FileButton name={`Captions in ${languageOf(language)}`} accept=".vtt,text/vtt" small onFiles={([file]) => file && void change(() => captionVideo(id, language, file))}>
          {captions.includes(language) ? "Replace file" : "Add a .vtt file"}
        </FileButton>
      </div>
      <p className={styles.small}>A WebVTT file of at most 1 MB; editing apps call it “subtitles, .vtt”.</p>
    </div>
  );
}
