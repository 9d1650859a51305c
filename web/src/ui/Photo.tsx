import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from "react";
import styles from "./Photo.module.css";
import { classNames } from "./classNames";
import { Icon } from "./Icon";
import { MograOutline } from "./Mogra";
import shared from "./shared.module.css";

export interface Image {
  src: string;
  width: number;
  height: number;
  alt: string;
  placeholder?: string | undefined;
  sizes: { src: string; width: number }[];
  /** The focus point when the frame crops the image, in fractions from the left and the top. */
  focus?: { x: number; y: number } | undefined;
}

/** The background and the two border colours of a category. */
export interface Colours {
  ground?: string | undefined;
  first?: string | undefined;
  second?: string | undefined;
}

export type Ratio = "4/5" | "16/9" | "3/2" | "4/3" | "3/4" | "1" | "4/1";

interface FrameProps {
  ratio?: Ratio | undefined;
  colours?: Colours | undefined;
  /** Omits the border. */
  plain?: boolean | undefined;
  circle?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export function Frame({ ratio = "4/5", colours, plain, circle, className, children }: FrameProps) {
  const look: Record<string, string | undefined> = {
    "--r": ratio === "4/5" ? undefined : ratio,
    "--g": colours?.ground,
    "--s1": colours?.first,
    "--s2": colours?.second,
  };
  return (
    <span
      className={classNames(styles.frame, plain && styles.plain, circle && styles.circle, className)}
      style={look as CSSProperties}
    >
      {children}
    </span>
  );
}

export interface PhotoProps extends FrameProps {
  image?: Image | undefined;
  /** The `sizes` of the image: how wide it is shown, by width of the screen. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  eager?: boolean | undefined;
  /** The largest image above the fold (LCP): loaded with priority. */
  priority?: boolean | undefined;
  /** Shows the whole image instead of filling the frame. */
  whole?: boolean | undefined;
  /** Overrides the image's alt text; '' when the text is beside it. */
  alt?: string | undefined;
  play?: boolean | undefined;
  /** A label in the lower corner, such as the length of a video. */
  corner?: ReactNode;
}

export function Photo({ image, sizes, eager, priority, whole, alt, play, corner, children, ...frame }: PhotoProps) {
  return (
    <Frame {...frame}>
      <ResponsiveImage
        image={image}
        sizes={sizes}
        eager={eager}
        priority={priority}
        alt={alt}
        className={whole ? styles.whole : undefined}
      />
      {play && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
      {corner && <span className={styles.corner}>{corner}</span>}
      {children}
    </Frame>
  );
}

type ImageProps = Pick<PhotoProps, "image" | "sizes" | "eager" | "priority" | "alt"> & {
  className?: string | undefined;
};

function styleOf({ placeholder, focus }: Image): CSSProperties {
  return {
    ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
    ...(focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }),
  };
}

/** The image alone, filling the box around it. */
export function ResponsiveImage({ image, sizes, eager, priority, alt, className }: ImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const late = useRef(false);
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = image?.src;

  useEffect(() => {
    const image = element.current;
    if (!image) return;
    late.current = !image.complete;
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenSource(source);
  }, [source]);

  const description = alt ?? image?.alt ?? "";
  if (!image || brokenSource === source) {
    return (
      <span className={classNames(styles.image, styles.broken)}>
        <MograOutline />
        {description && <span className={shared.hidden}>{description}</span>}
      </span>
    );
  }

  const fadeIn = (event: SyntheticEvent<HTMLImageElement>) => {
    const image = event.currentTarget;
    if (late.current && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      image.animate([{ opacity: 0.2 }, { opacity: 1 }], 160);
    image.style.backgroundImage = "none";
  };
  const middle = image.sizes.find((size) => size.width >= 900) ?? image.sizes.at(-1);
  return (
    <img
      ref={element}
      className={classNames(styles.image, className)}
      srcSet={image.sizes.length ? image.sizes.map((size) => `${size.src} ${size.width}w`).join(", ") : undefined}
      sizes={sizes}
      src={middle?.src ?? image.src}
      width={image.width}
      height={image.height}
      alt={description}
      loading={eager || priority ? undefined : "lazy"}
      decoding="async"
      fetchPriority={priority ? "high" : undefined}
      style={styleOf(image)}
      onLoad={fadeIn}
      onError={() => setBrokenSource(source)}
    />
  );
}
