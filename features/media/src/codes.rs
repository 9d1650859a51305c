//! Why a file is not kept, or not sent. The sentences about keeping are for the owner, who can do something about it.

use kernel::{Code, OperationCodes};

pub const PICTURE_UNKNOWN_KIND: Code = Code::new(
    415,
    "media.picture_unknown_kind",
    "Pictures can be JPEG, PNG or WebP.",
);
pub const PICTURE_TOO_LARGE: Code = Code::new(
    413,
    "media.picture_too_large",
    "A picture can have at most 10 MB.",
);
pub const PICTURE_TOO_MANY_PIXELS: Code = Code::new(
    413,
    "media.picture_too_many_pixels",
    "This picture has too many pixels: at most 40 megapixels, and about 15 in a WebP. Please save it smaller, as a JPEG.",
);
pub const PICTURE_BROKEN: Code = Code::new(
    422,
    "media.picture_broken",
    "This picture is damaged or incomplete. Please save it again and retry.",
);
pub const FILM_UNKNOWN_KIND: Code = Code::new(
    415,
    "media.film_unknown_kind",
    "Films have to be MP4 with H.264 pictures; with ffmpeg on the shop's machine, MOV and WebM do too.",
);
pub const FILM_TOO_LARGE: Code =
    Code::new(413, "media.film_too_large", "A film can have at most 2 GB.");
pub const FILM_BROKEN: Code = Code::new(
    422,
    "media.film_broken",
    "This film is damaged or incomplete. Please export it again and retry.",
);
pub const FILM_INDEX_LAST: Code = Code::new(
    422,
    "media.film_index_last",
    "This film would only play once it has loaded whole. Please export it again with \"fast start\" (web optimised).",
);
pub const CAPTIONS_TOO_LARGE: Code = Code::new(
    413,
    "media.captions_too_large",
    "Captions can have at most 1 MB.",
);
pub const CAPTIONS_INVALID: Code = Code::new(
    422,
    "media.captions_invalid",
    "Captions have to be a WebVTT file in UTF-8.",
);
pub const RANGE_NOT_SATISFIABLE: Code = Code::new(
    416,
    "request.range_not_satisfiable",
    "The file ends before this range begins.",
);
/// Unknown, over, or somebody else's: all the same to whoever asks.
pub const ADDRESS_ENDED: Code = Code::new(
    403,
    "media.address_ended",
    "This address has ended. Please open the lesson again.",
);
pub const PICTURE_NOT_FOUND: Code =
    Code::new(404, "media.picture_not_found", "There is no such picture.");
pub const PICTURE_USED: Code = Code::new(
    409,
    "media.picture_used",
    "This picture is still shown. Take it out there first.",
);
pub const FILM_NOT_FOUND: Code = Code::new(404, "media.film_not_found", "There is no such film.");
pub const FILM_USED: Code = Code::new(
    409,
    "media.film_used",
    "This film is still shown. Take it out there first.",
);
pub const FILM_NOT_READY: Code = Code::new(
    409,
    "media.film_not_ready",
    "This film is still being worked on. Please wait until it is ready.",
);
pub const NO_FILM_TOOLS: Code = Code::new(
    409,
    "media.no_film_tools",
    "The shop's machine has no ffmpeg, so no picture can be taken out of a film. Choose a photo instead.",
);
pub const SMALLER_UNLIKE: Code = Code::new(
    422,
    "media.smaller_unlike",
    "This file is longer or shorter than its film. Please export the same film again, only smaller.",
);
pub const SMALLER_NOT_SMALLER: Code = Code::new(
    422,
    "media.smaller_not_smaller",
    "This file is hardly smaller than its film. Please export it with fewer pixels.",
);
/// Unknown, given up, or somebody else's.
pub const UPLOAD_NOT_FOUND: Code = Code::new(
    404,
    "media.upload_not_found",
    "This upload is no longer there. Please choose the film again.",
);
pub const UPLOAD_OFFSET: Code = Code::new(
    409,
    "media.upload_offset",
    "The upload goes on from another place.",
);
pub const UPLOAD_ELSEWHERE: Code = Code::new(
    423,
    "media.upload_elsewhere",
    "This film is being uploaded in another window.",
);
pub const UPLOAD_OVERLONG: Code = Code::new(
    413,
    "media.upload_overlong",
    "More came than was announced. Please choose the film again.",
);
pub const UPLOAD_LENGTH: Code = Code::new(
    400,
    "media.upload_length",
    "Upload-Length has to say how many bytes the film has.",
);
pub const UPLOAD_METADATA: Code = Code::new(
    400,
    "media.upload_metadata",
    "Upload-Metadata cannot be read.",
);
pub const UPLOAD_VERSION: Code = Code::new(
    412,
    "media.upload_version",
    "Films are uploaded by tus 1.0.0; Tus-Resumable has to say so.",
);
/// The shop keeps selling; only what needs room waits.
pub const DISK_NEARLY_FULL: Code = Code::new(
    507,
    "media.disk_nearly_full",
    "Less than 1 GB is free on the shop's disk, so nothing can be uploaded. Please make room first.",
);

pub const OPERATIONS: OperationCodes = &[
    ("admin_film_view", &[FILM_NOT_FOUND]),
    ("admin_film_update", &[FILM_NOT_FOUND]),
    ("admin_film_restore", &[FILM_NOT_FOUND]),
    ("admin_film_captions_delete", &[FILM_NOT_FOUND]),
    ("admin_film_look", &[FILM_NOT_READY]),
    (
        "admin_film_delete",
        &[FILM_NOT_FOUND, FILM_USED, FILM_NOT_READY],
    ),
    (
        "admin_film_cover",
        &[
            FILM_NOT_FOUND,
            FILM_NOT_READY,
            FILM_BROKEN,
            NO_FILM_TOOLS,
            PICTURE_NOT_FOUND,
        ],
    ),
    (
        "admin_film_captions_update",
        &[
            FILM_NOT_FOUND,
            CAPTIONS_TOO_LARGE,
            CAPTIONS_INVALID,
            DISK_NEARLY_FULL,
        ],
    ),
    (
        "admin_film_upload_create",
        &[
            UPLOAD_VERSION,
            UPLOAD_LENGTH,
            UPLOAD_METADATA,
            FILM_TOO_LARGE,
            FILM_NOT_FOUND,
            DISK_NEARLY_FULL,
        ],
    ),
    (
        "admin_film_upload_view",
        &[UPLOAD_VERSION, UPLOAD_NOT_FOUND],
    ),
    (
        "admin_film_upload_delete",
        &[UPLOAD_VERSION, UPLOAD_NOT_FOUND],
    ),
    (
        "admin_film_upload_append",
        &[
            UPLOAD_VERSION,
            UPLOAD_NOT_FOUND,
            UPLOAD_OFFSET,
            UPLOAD_ELSEWHERE,
            UPLOAD_OVERLONG,
            FILM_UNKNOWN_KIND,
            DISK_NEARLY_FULL,
        ],
    ),
    (
        "admin_picture_create",
        &[
            PICTURE_UNKNOWN_KIND,
            PICTURE_TOO_LARGE,
            PICTURE_TOO_MANY_PIXELS,
            PICTURE_BROKEN,
            DISK_NEARLY_FULL,
        ],
    ),
    ("admin_picture_update", &[PICTURE_NOT_FOUND]),
    ("admin_picture_view", &[PICTURE_NOT_FOUND]),
    (
        "admin_picture_crop",
        &[PICTURE_NOT_FOUND, PICTURE_BROKEN, DISK_NEARLY_FULL],
    ),
    ("admin_picture_delete", &[PICTURE_NOT_FOUND, PICTURE_USED]),
    ("admin_picture_restore", &[PICTURE_NOT_FOUND]),
];
