//! Uploading videos by tus 1.0: creation, core, termination and expiration. See https://tus.io/protocols/resumable-upload

use std::sync::Arc;

use base64::{Engine, prelude::BASE64_STANDARD};
use kernel::{Failure, Staff, Timestamp, VideoId};
use poem::Body;
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Header, Path},
    payload::Binary,
};
use time::{OffsetDateTime, macros::format_description};

use super::Tag;
use crate::{
    Media, codes,
    video_upload::{NewUpload, Upload},
    videos::MOST_BYTES,
};

const TUS: &str = "1.0.0";
const ADDRESS: &str = "/api/admin/media/videos/uploads";

#[derive(ApiResponse)]
enum UploadBegun {
    /// It can be sent.
    #[oai(status = 201)]
    Begun(
        /// Where to send it. The last part of the address is the video's id.
        #[oai(header = "Location")]
        String,
        /// When it is given up, unless something arrives.
        #[oai(header = "Upload-Expires")]
        String,
        #[oai(header = "Tus-Resumable")] String,
    ),
}

#[derive(ApiResponse)]
enum UploadTaken {
    /// What came is safely here.
    #[oai(status = 204)]
    Taken(
        /// Where the upload goes on.
        #[oai(header = "Upload-Offset")]
        u64,
        /// When it is given up, unless something arrives.
        #[oai(header = "Upload-Expires")]
        String,
        #[oai(header = "Tus-Resumable")] String,
    ),
}

#[derive(ApiResponse)]
enum UploadStatus {
    /// As it stands.
    #[oai(status = 200)]
    Status(
        /// Where the upload goes on.
        #[oai(header = "Upload-Offset")]
        u64,
        /// All of it.
        #[oai(header = "Upload-Length")]
        u64,
        /// When it is given up, unless something arrives.
        #[oai(header = "Upload-Expires")]
        String,
        #[oai(header = "Tus-Resumable")] String,
        #[oai(header = "Cache-Control")] String,
    ),
}

#[derive(ApiResponse)]
enum UploadEnded {
    /// It is gone.
    #[oai(status = 204)]
    Ended(#[oai(header = "Tus-Resumable")] String),
}

#[derive(ApiResponse)]
enum UploadRules {
    /// What this server understands.
    #[oai(status = 204)]
    Rules(
        #[oai(header = "Tus-Resumable")] String,
        #[oai(header = "Tus-Version")] String,
        #[oai(header = "Tus-Extension")] String,
        /// The largest video, in bytes.
        #[oai(header = "Tus-Max-Size")]
        u64,
    ),
}

pub(super) struct VideoUploadApi {
    pub media: Arc<Media>,
}

#[OpenApi(prefix_path = "/admin/media/videos", tag = "Tag::BackOffice")]
impl VideoUploadApi {
    /// Tell how videos are uploaded.
    ///
    /// The version of tus, its extensions, and how large a video may be.
    #[oai(
        path = "/uploads",
        method = "options",
        operation_id = "admin_video_upload_rules"
    )]
    async fn rules(&self, _staff: Staff) -> UploadRules {
        let extensions = "creation,termination,expiration".to_owned();
        UploadRules::Rules(TUS.to_owned(), TUS.to_owned(), extensions, MOST_BYTES)
    }

    /// Begin to upload a video.
    ///
    /// `Upload-Metadata` names the file (`filename`), who may watch it (`audience`: `everybody`, or `buyers` of its
    /// course, which is usual) and, for a smaller copy made by hand, the video it belongs to (`smallerOf`), each in
    /// base64. Refused when it would leave less than 1 GB free on the disk.
    #[oai(
        path = "/uploads",
        method = "post",
        operation_id = "admin_video_upload_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        /// Version of tus: 1.0.0.
        #[oai(name = "Tus-Resumable")]
        tus: Header<Option<String>>,
        /// Size of the whole video in bytes; at most 2 GB.
        #[oai(name = "Upload-Length")]
        length: Header<Option<u64>>,
        /// Pairs of a name and a value in base64, parted by commas.
        #[oai(name = "Upload-Metadata", validator(max_length = 2000))]
        metadata: Header<Option<String>>,
    ) -> Result<UploadBegun, Failure> {
        expect_tus(tus.0.as_deref())?;
        let bytes = length.0.filter(|bytes| *bytes > 0);
        let bytes = bytes.ok_or(codes::UPLOAD_LENGTH)?;
        let new = described(metadata.0.as_deref().unwrap_or_default(), bytes)?;
        let (video, upload) = self.media.begin_upload(staff.0.id, &new).await?;
        let address = format!("{ADDRESS}/{video}");
        Ok(UploadBegun::Begun(
            address,
            moment(upload.until)?,
            TUS.to_owned(),
        ))
    }

    /// Tell how much of a video has arrived.
    ///
    /// Whoever still sends to this upload is told to stop: the newest connection has the turn.
    #[oai(
        path = "/uploads/:id",
        method = "head",
        operation_id = "admin_video_upload_view"
    )]
    async fn view(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
        /// Version of tus: 1.0.0.
        #[oai(name = "Tus-Resumable")]
        tus: Header<Option<String>>,
    ) -> Result<UploadStatus, Failure> {
        expect_tus(tus.0.as_deref())?;
        let upload = self.media.upload_of(staff.0.id, id.0).await?;
        let Upload {
            bytes,
            offset,
            until,
        } = upload;
        let fresh = "no-store".to_owned();
        Ok(UploadStatus::Status(
            offset,
            bytes,
            moment(until)?,
            TUS.to_owned(),
            fresh,
        ))
    }

    /// Send the next part of a video.
    ///
    /// The body is the bytes from `Upload-Offset` on, as many as the line carries; what arrived before a line broke is
    /// kept. Other people's uploads do not exist.
    #[oai(
        path = "/uploads/:id",
        method = "patch",
        operation_id = "admin_video_upload_append"
    )]
    async fn append(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
        /// Version of tus: 1.0.0.
        #[oai(name = "Tus-Resumable")]
        tus: Header<Option<String>>,
        /// How much had arrived before.
        #[oai(name = "Upload-Offset")]
        offset: Header<Option<u64>>,
        part: Binary<Body>,
    ) -> Result<UploadTaken, Failure> {
        expect_tus(tus.0.as_deref())?;
        let offset = offset.0.ok_or(codes::UPLOAD_OFFSET)?;
        let part = part.0.into_bytes_stream();
        let upload = self.media.append(staff.0.id, id.0, offset, part).await?;
        Ok(UploadTaken::Taken(
            upload.offset,
            moment(upload.until)?,
            TUS.to_owned(),
        ))
    }

    /// End an upload.
    ///
    /// What has arrived of it is thrown away.
    #[oai(
        path = "/uploads/:id",
        method = "delete",
        operation_id = "admin_video_upload_delete"
    )]
    async fn end(
        &self,
        staff: Staff,
        /// Id of the video.
        id: Path<VideoId>,
        /// Version of tus: 1.0.0.
        #[oai(name = "Tus-Resumable")]
        tus: Header<Option<String>>,
    ) -> Result<UploadEnded, Failure> {
        expect_tus(tus.0.as_deref())?;
        self.media.end_upload(staff.0.id, id.0).await?;
        Ok(UploadEnded::Ended(TUS.to_owned()))
    }
}

fn expect_tus(version: Option<&str>) -> Result<(), Failure> {
    if version == Some(TUS) {
        Ok(())
    } else {
        Err(codes::UPLOAD_VERSION.into())
    }
}

/// "filename bWVhc3VyaW5nLm1wNA==,audience YnV5ZXJz"
fn described(metadata: &str, bytes: u64) -> Result<NewUpload, Failure> {
    let value = |name: &str| -> Result<Option<String>, Failure> {
        let pair = metadata
            .split(',')
            .filter_map(|pair| pair.trim().split_once(' '))
            .find(|(key, _)| *key == name);
        let Some((_, value)) = pair else {
            return Ok(None);
        };
        let bytes = BASE64_STANDARD.decode(value.trim());
        let text = bytes.ok().and_then(|bytes| String::from_utf8(bytes).ok());
        text.map(Some).ok_or_else(|| codes::UPLOAD_METADATA.into())
    };
    let smaller_of = value("smallerOf")?
        .map(|id| id.parse::<VideoId>().map_err(|_| codes::UPLOAD_METADATA))
        .transpose()?;
    let public = match value("audience")?.as_deref() {
        None | Some("buyers") => false,
        Some("everybody") => true,
        Some(_) => return Err(codes::UPLOAD_METADATA.into()),
    };
    let name = value("filename")?.unwrap_or_default();
    Ok(NewUpload {
        file_name: name
            .chars()
            .filter(|content| !content.is_control())
            .take(200)
            .collect(),
        bytes,
        public,
        smaller_of,
    })
}

/// As HTTP writes it.
fn moment(at: Timestamp) -> Result<String, Failure> {
    let format = format_description!(
        "[weekday repr:short], [day] [month repr:short] [year] [hour]:[minute]:[second] GMT"
    );
    OffsetDateTime::from_unix_timestamp(at.0)
        .map_err(Failure::internal)?
        .format(&format)
        .map_err(Failure::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_metadata_says_what_comes() {
        let new = described(
            "filename bWVhc3VyaW5nLm1wNA==,audience ZXZlcnlib2R5,empty",
            7,
        )
        .unwrap();
        assert_eq!(
            (new.file_name.as_str(), new.public, new.smaller_of),
            ("measuring.mp4", true, None)
        );
        let new = described("smallerOf MTI=", 7).unwrap();
        assert_eq!((new.public, new.smaller_of), (false, Some(12)));
        assert!(described("filename %%%", 7).is_err());
        assert!(described("audience bm9ib2R5", 7).is_err());
    }

    #[test]
    fn moments_are_formatted_as_http_dates() {
        assert_eq!(
            moment(Timestamp(784_111_777)).unwrap(),
            "Sun, 06 Nov 1994 08:49:37 GMT"
        );
    }
}
