import { useId, useState } from "react";
import type { LibraryVideo } from "../../../api/schema";
import field from "../../../ui/Field.module.css";
import { Asking } from "../../../admin/Asking";
import { AskInPlace } from "../../../admin/AskInPlace";
import { useChange } from "../../../admin/useChange";
import { FileButton } from "../../../admin/FileButton";
import styles from "./Videos.later.module.css";
import { captionVideo, removeCaptions } from "./queries";
import { LANGUAGES, languageOf } from "./messages";

/** The captions of a video: one file per language. */
export function Captions({ video: { id, captions } }: { video: LibraryVideo }) {
  const [language, setLanguage] = useState("en");
  const [replacement, setReplacement] = useState<{ language: string; file: File }>();
  const { busy, change } = useChange();
  const select = useId();
  const choose = (file: File) => {
    if (captions.includes(language)) setReplacement({ language, file });
    else void change(() => captionVideo(id, language, file));
  };
  return (
    <div className={styles.part}>
      <h3>Captions</h3>
      {captions.length > 0 && (
        <ul className={styles.captions}>
          {captions.map((known) => (
            <li key={known}>
              <span>{languageOf(known)}</span>
              <AskInPlace
                label="Remove"
                yes="Delete permanently"
                of={`captions in ${languageOf(known)}`}
                question="The file cannot be restored."
                busy={busy}
                onYes={() => change(() => removeCaptions(id, known))}
              />
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
        <FileButton name={`Captions in ${languageOf(language)}`} accept=".vtt,text/vtt" small busy={busy} onFiles={([file]) => file && choose(file)}>
          {captions.includes(language) ? "Replace file" : "Add a .vtt file"}
        </FileButton>
      </div>
      <p className={styles.small}>A WebVTT file of at most 1 MB; editing apps call it “subtitles, .vtt”.</p>
      {replacement && (
        <Asking
          title={`Replace captions in ${languageOf(replacement.language)}?`}
          text="The current file is deleted and cannot be restored."
          yes="Replace"
          onClose={() => setReplacement(undefined)}
          onYes={() => change(() => captionVideo(id, replacement.language, replacement.file))}
        />
      )}
    </div>
  );
}
