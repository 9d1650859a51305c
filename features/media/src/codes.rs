//! Error codes of this feature. Messages about uploads are written for staff and owner.

use kernel::{error_codes, operation_codes};

error_codes! {
    pub IMAGE_UNKNOWN_KIND: 415 "media.image_unknown_kind" "Images can be JPEG, PNG or WebP.";
    pub IMAGE_TOO_LARGE: 413 "media.image_too_large" "Images can be at most 10 MB.";
    pub IMAGE_TOO_MANY_PIXELS: 413 "media.image_too_many_pixels"
        "This image has too many pixels: at most 40 megapixels, and about 15 in a WebP. Please save it smaller, as a JPEG.";
    pub IMAGE_BROKEN: 422 "media.image_broken" "This image is damaged or incomplete. Please save it again and retry.";
    pub VIDEO_UNKNOWN_KIND: 415 "media.video_unknown_kind"
        "Videos have to be MP4 with H.264. If ffmpeg is installed on the server, MOV and WebM work too.";
    pub VIDEO_TOO_LARGE: 413 "media.video_too_large" "Videos can be at most 2 GB.";
    pub VIDEO_BROKEN: 422 "media.video_broken" "This video is damaged or incomplete. Please export it again and retry.";
    pub VIDEO_INDEX_LAST: 422 "media.video_index_last"
        "This video would only play once it is fully downloaded. Please export it again with \"fast start\" (web optimised).";
    pub CAPTIONS_TOO_LARGE: 413 "media.captions_too_large" "Captions can be at most 1 MB.";
    pub CAPTIONS_INVALID: 422 "media.captions_invalid" "Captions have to be a WebVTT file in UTF-8.";
    /// Unknown, expired, or another user's: not distinguished.
    pub ADDRESS_ENDED: 403 "media.address_ended" "This link has expired. Please open the lesson again.";
    pub IMAGE_NOT_FOUND: 404 "media.image_not_found" "This image does not exist.";
    pub IMAGE_USED: 409 "media.image_used" "This image is still in use. Remove it there first.";
    pub VIDEO_NOT_FOUND: 404 "media.video_not_found" "This video does not exist.";
    pub VIDEO_USED: 409 "media.video_used" "This video is still in use. Remove it there first.";
    pub VIDEO_NOT_READY: 409 "media.video_not_ready"
        "This video is still being processed. Please wait until it is ready.";
    pub NO_VIDEO_TOOLS: 409 "media.no_video_tools"
        "ffmpeg is not installed on the server, so no frame can be used as the cover. Choose an image instead.";
    pub SMALLER_UNLIKE: 422 "media.smaller_unlike"
        "This file is not as long as its video. Please export the same video again at a smaller size.";
    pub SMALLER_NOT_SMALLER: 422 "media.smaller_not_smaller"
        "This file is hardly smaller than its video. Please export it at a lower resolution.";
    /// Unknown, expired, or another user's.
    pub UPLOAD_NOT_FOUND: 404 "media.upload_not_found" "This upload no longer exists. Please choose the video again.";
    pub UPLOAD_OFFSET: 409 "media.upload_offset" "The upload continues at another offset.";
    pub UPLOAD_ELSEWHERE: 423 "media.upload_elsewhere" "This video is being uploaded in another browser window.";
    pub UPLOAD_OVERLONG: 413 "media.upload_overlong"
        "The file is larger than announced. Please choose the video again.";
    pub UPLOAD_LENGTH: 400 "media.upload_length" "Upload-Length has to be the size of the video in bytes.";
    pub UPLOAD_METADATA: 400 "media.upload_metadata" "Upload-Metadata cannot be read.";
    pub UPLOAD_VERSION: 412 "media.upload_version"
        "Videos are uploaded with tus 1.0.0: the header Tus-Resumable has to be 1.0.0.";
    /// Only the bucket has the file, and does not answer or is not set up any more.
    pub STORAGE_UNREACHABLE: 503 "media.storage_unreachable"
        "The storage of this file cannot be reached right now. Please try again in a moment.";
    /// Says why.
    pub STORAGE_FAILED: 409 "media.storage_failed" "The storage does not work with these settings.";
    pub STORAGE_NOT_SET_UP: 404 "media.storage_not_set_up" "No storage for files is set up.";
    pub STORAGE_NEEDED: 409 "media.storage_needed"
        "Some files are only in the storage in use. Move all files back to this server first.";
    /// Only uploads are refused; the shop stays open.
    pub DISK_NEARLY_FULL: 507 "media.disk_nearly_full"
        "Less than 1 GB of disk space is free on the server, so nothing can be uploaded. Please free up space first.";
}

operation_codes! {
    admin_video_captions_delete: VIDEO_NOT_FOUND;
    admin_video_preview: VIDEO_NOT_READY;
    admin_video_delete: VIDEO_USED, VIDEO_NOT_READY;
    admin_video_cover:
        VIDEO_NOT_FOUND, VIDEO_NOT_READY, VIDEO_BROKEN, NO_VIDEO_TOOLS, IMAGE_NOT_FOUND;
    admin_video_captions_update: VIDEO_NOT_FOUND, CAPTIONS_TOO_LARGE, CAPTIONS_INVALID, DISK_NEARLY_FULL;
    admin_video_upload_create:
        UPLOAD_VERSION, UPLOAD_LENGTH, UPLOAD_METADATA, VIDEO_TOO_LARGE, VIDEO_NOT_FOUND, DISK_NEARLY_FULL;
    admin_video_upload_view: UPLOAD_VERSION, UPLOAD_NOT_FOUND;
    admin_video_upload_delete: UPLOAD_VERSION, UPLOAD_NOT_FOUND;
    admin_video_upload_append:
        UPLOAD_VERSION, UPLOAD_NOT_FOUND, UPLOAD_OFFSET, UPLOAD_ELSEWHERE, UPLOAD_OVERLONG, VIDEO_UNKNOWN_KIND,
        DISK_NEARLY_FULL;
    admin_image_create: IMAGE_UNKNOWN_KIND, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS, IMAGE_BROKEN, DISK_NEARLY_FULL;
    admin_image_crop: IMAGE_NOT_FOUND, IMAGE_BROKEN, DISK_NEARLY_FULL, STORAGE_UNREACHABLE;
    admin_image_delete: IMAGE_USED;
    admin_file_storage_update: STORAGE_FAILED, STORAGE_NEEDED;
    admin_file_storage_test: STORAGE_FAILED;
    admin_file_storage_delete: STORAGE_NOT_SET_UP, STORAGE_NEEDED;
}
