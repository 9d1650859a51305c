import type { AdminPart } from "../../../site/adminPart";
import { StoragePage } from "../storage/StoragePage";
import { UploadStrip } from "../videos/UploadStrip";
import { audit } from "./audit";
import { VideosPage } from "./VideosPage";
import { MediaPage } from "./MediaPage";

const part: AdminPart = {
  screens: [
    {
      path: "/content/videos",
      page: VideosPage,
      access: "editor",
      listed: { in: "/content", group: "Images and videos", label: "Videos", hint: "Lessons, previews and how-to-measure videos, and where each is used", place: 13 },
    },
    {
      path: "/content/media",
      page: MediaPage,
      access: "editor",
      listed: { in: "/content", group: "Images and videos", label: "Images", hint: "All uploaded images, and where each is used", place: 12 },
    },
    {
      path: "/settings/file-storage",
      page: StoragePage,
      access: "owner",
      listed: { in: "/settings", label: "File storage", hint: "Images and videos in an S3-compatible storage", place: 52 },
    },
  ],
  audit,
  strip: UploadStrip,
};

export default part;
