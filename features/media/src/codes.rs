//! Why a file is not kept, or not sent. The sentences about keeping are for the owner, who can do something about it.

use kernel::{
    Code, OperationCodes,
    session::{LOGIN_NEEDED, NOT_ALLOWED},
};

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
    "A picture can have at most 40 megapixels.",
);
pub const PICTURE_BROKEN: Code = Code::new(
    422,
    "media.picture_broken",
    "This picture is damaged or incomplete. Please save it again and retry.",
);
pub const FILM_UNKNOWN_KIND: Code = Code::new(
    415,
    "media.film_unknown_kind",
    "Films have to be MP4 with H.264 pictures.",
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
/// The shop keeps selling; only what needs room waits.
pub const DISK_NEARLY_FULL: Code = Code::new(
    507,
    "media.disk_nearly_full",
    "Less than 1 GB is free on the shop's disk, so nothing can be uploaded. Please make room first.",
);

pub const OPERATIONS: OperationCodes = &[
    (
        "admin_picture_create",
        &[
            LOGIN_NEEDED,
            NOT_ALLOWED,
            PICTURE_UNKNOWN_KIND,
            PICTURE_TOO_LARGE,
            PICTURE_TOO_MANY_PIXELS,
            PICTURE_BROKEN,
            DISK_NEARLY_FULL,
        ],
    ),
    ("admin_picture_list", &[LOGIN_NEEDED, NOT_ALLOWED]),
    (
        "admin_picture_update",
        &[LOGIN_NEEDED, NOT_ALLOWED, PICTURE_NOT_FOUND],
    ),
];
