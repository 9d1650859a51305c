use poem_openapi::ApiResponse;

/// The answer of an operation that has nothing to say but that it is done. Its own description says what that means.
#[derive(ApiResponse)]
pub enum NoContent {
    /// Done.
    #[oai(status = 204)]
    Done,
}
