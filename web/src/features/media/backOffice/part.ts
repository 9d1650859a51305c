import type { AdminPart } from "../../../site/adminPart";
import { UploadStrip } from "../videos/UploadStrip";
import { VideosPage } from "./VideosPage";
import { MediaPage } from "./MediaPage";

const part: AdminPart = {
  screens: [
    {
      path: "/content/videos",
      page: VideosPage,
      listed: { in: "/content", label: "Videos", hint: "Lessons, previews, how to measure: what is on its way and where each is shown", place: 13 },
    },
    {
      path: "/content/media",
      page: MediaPage,
      listed: { in: "/content", label: "Images", hint: "Everything you uploaded, and where it is used", place: 12 },
    },
  ],
  strip: UploadStrip,
};

export default part;
