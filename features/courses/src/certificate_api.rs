//! Operations on certificates.

use kernel::{Failure, SignedIn};
use pdf::PdfFile;
use poem_openapi::{ApiResponse, OpenApi, param::Path, payload::Json};

use crate::{Courses, api::Tag, certificate::Certificate};

#[derive(ApiResponse)]
enum CertificateIssued {
    /// The certificate.
    #[oai(status = 201)]
    Issued(Json<Certificate>),
}

pub struct CertificateApi(pub Courses);

#[OpenApi(tag = "Tag::Courses")]
impl CertificateApi {
    /// Verify a certificate.
    ///
    /// What the certificate with this number says.
    #[oai(
        path = "/courses/certificates/:number",
        method = "get",
        operation_id = "certificate_view"
    )]
    async fn certificate_view(
        &self,
        /// Number of the certificate.
        #[oai(validator(max_length = 40))]
        number: Path<String>,
    ) -> Result<Json<Certificate>, Failure> {
        Ok(Json(self.0.certificate(&number.0).await?))
    }

    /// Issue your certificate.
    ///
    /// Once all lessons are watched. Issued once; later requests return the same certificate.
    #[oai(
        path = "/me/courses/:id/certificate",
        method = "post",
        operation_id = "certificate_create"
    )]
    async fn certificate_create(
        &self,
        customer: SignedIn,
        /// Id of the enrolment.
        id: Path<i64>,
    ) -> Result<CertificateIssued, Failure> {
        let issued = self.0.issue_certificate(customer.0.id, id.0).await?;
        Ok(CertificateIssued::Issued(Json(issued)))
    }

    /// Download your certificate.
    ///
    /// As PDF, A4 in landscape.
    #[oai(
        path = "/me/courses/:id/certificate",
        method = "get",
        operation_id = "certificate_download"
    )]
    async fn certificate_download(
        &self,
        customer: SignedIn,
        /// Id of the enrolment.
        id: Path<i64>,
    ) -> Result<PdfFile, Failure> {
        self.0.certificate_file(customer.0.id, id.0).await
    }
}
