//! Uploading videos by tus 1.0: creation, core, termination and expiration. See
//! https://tus.io/protocols/resumable-upload

use std::sync::Arc;

use base64::{Engine, prelude::BASE64_STANDARD};
use kernel::{Editor, Failure, Timestamp, VideoId};
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
    /// The upload can begin.
    #[oai(status = 201)]
    Begun(
        /// URL to send the file to. Its last segment is the video's id.
        #[oai(header = "Location")]
        String,
        /// When the upload expires if nothing arrives.
        #[oai(header = "Upload-Expires")]
        String,
        #[oai(header = "Tus-Resumable")] String,
    ),
}

#[derive(ApiResponse)]
enum UploadTaken {
    /// The part is stored.
    #[oai(status = 204)]
    Taken(
        /// Offset of the next part.
        #[oai(header = "Upload-Offset")]
        u64,
        /// When the upload expires if nothing arrives.
        #[oai(header = "Upload-Expires")]
        String,
        #[oai(header = "Tus-Resumable")] String,
    ),
}

#[derive(ApiResponse)]
enum UploadStatus {
    /// State of the upload.
    #[oai(status = 200)]
    Status(
        /// Offset of the next part.
        #[oai(header = "Upload-Offset")]
        u64,
        /// Size of the whole video in bytes.
        #[oai(header = "Upload-Length")]
        u64,
        /// When the upload expires if nothing arrives.
        #[oai(header = "Upload-Expires")]
        String,
        #[oai(header = "Tus-Resumable")] String,
        #[oai(header = "Cache-Control")] String,
    ),
}

#[derive(ApiResponse)]
enum UploadEnded {
    /// The upload was ended.
    #[oai(status = 204)]
    Ended(#[oai(header = "Tus-Resumable")] String),
}

#[derive(ApiResponse)]
enum UploadRules {
    /// Capabilities of the server.
    #[oai(status = 204)]
    Rules(
        #[oai(header = "Tus-Resumable")] String,
        #[oai(header = "Tus-Version")] String,
        #[oai(header = "Tus-Extension")] String,
        /// Maximum size of a video, in bytes.
        #[oai(header = "Tus-Max-Size")]
        u64,
    ),
}

pub(super) struct VideoUploadApi {
    pub media: Arc<Media>,
}

#[OpenApi(prefix_path = "/admin/media/videos", tag = "Tag::BackOffice")]
impl VideoUploadApi {
    /// View upload options.
    ///
    /// Version of tus, extensions, maximum size.
    #[oai(
        path = "/uploads",
        method = "options",
        operation_id = "admin_video_upload_rules"
    )]
    async fn rules(&self, _staff: Editor) -> UploadRules {
        let extensions = "creation,termination,expiration".to_owned();
        UploadRules::Rules(TUS.to_owned(), TUS.to_owned(), extensions, MOST_BYTES)
    }

    /// Start a video upload.
    ///
    /// `Upload-Metadata` gives `filename`, `audience` (`everybody`, or by default `buyers`) and, for a smaller copy,
    /// the id of its video as `smallerOf`, each in base64. Refused if less than 1 GB of disk would remain free.
    #[oai(
        path = "/uploads",
        method = "post",
        operation_id = "admin_video_upload_create"
    )]
    async fn create(
        &self,
        staff: Editor,
        /// Version of tus: 1.0.0.
        #[oai(name = "Tus-Resumable")]
        tus: Header<Option<String>>,
        /// Size of the whole video in bytes, at most 2 GB.
        #[oai(name = "Upload-Length")]
        length: Header<Option<u64>>,
        /// Pairs of a name and a value in base64, separated by commas.
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

    /// View the offset of an upload.
    ///
    /// Stops a connection that is still sending to it: the newest connection takes over.
    #[oai(
        path = "/uploads/:id",
        method = "head",
        operation_id = "admin_video_upload_view"
    )]
    async fn view(
        &self,
        staff: Editor,
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

    /// Upload the next part of a video.
    ///
    /// The bytes from `Upload-Offset` on. What arrives before a connection breaks is stored. Other users' uploads are
    /// not found.
    #[oai(
        path = "/uploads/:id",
        method = "patch",
        operation_id = "admin_video_upload_append"
    )]
    async fn append(
        &self,
        staff: Editor,
        /// Id of the video.
        id: Path<VideoId>,
        /// Version of tus: 1.0.0.
        #[oai(name = "Tus-Resumable")]
        tus: Header<Option<String>>,
        /// Number of bytes received before.
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

    /// Cancel an upload.
    ///
    /// Deletes the received bytes.
    #[oai(
        path = "/uploads/:id",
        method = "delete",
        operation_id = "admin_video_upload_delete"
    )]
    async fn end(
        &self,
        staff: Editor,
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

/// Parses metadata such as "filename bWVhc3VyaW5nLm1wNA==,audience YnV5ZXJz".
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

/// Formats a time as an HTTP date.
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
    fn upload_metadata_is_parsed() {
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
