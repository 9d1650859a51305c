//! The operations behind the one-time link. Its secret travels in bodies, because addresses end up in logs.

use std::sync::Arc;

use auth::Browser;
use kernel::{
    Checked, ClientAddress, Code, Email, Failure, Mobile, NewPassword, OperationCodes,
    limits::Limit,
};
use poem_openapi::{
    ApiResponse, Enum, Object, OpenApi, Tags,
    payload::{Json, Response},
};

use super::{Setup, link::LINK_DEAD, new_shop};

#[derive(Tags)]
enum Tag {
    /// The first start of a store.
    Setup,
}

pub const CODES: OperationCodes = &[
    ("setup_view", &[LINK_DEAD]),
    ("setup_address_update", &[LINK_DEAD, NOTHING_TO_SET]),
    (
        "setup_finish",
        &[
            LINK_DEAD,
            auth::OWNER_EXISTS,
            auth::MOBILE_TAKEN,
            auth::EMAIL_TAKEN,
            NO_ROOM_FOR_SAMPLES,
        ],
    ),
];

/// The link of a shop that has an owner, used as if it had none, or the other way round.
pub const NOTHING_TO_SET: Code = Code::new(
    409,
    "setup.nothing_to_set",
    "This shop has its address already.",
);

/// The images and videos of the samples need room.
pub const NO_ROOM_FOR_SAMPLES: Code = Code::new(
    507,
    "setup.no_room_for_samples",
    "There is not enough room on the disk for the samples. Begin with an empty shop, or make room.",
);

const TRIES: Limit = Limit::per_hour("setup", 60);

/// The secret of a link.
#[derive(Object, Debug)]
pub struct SetupKey {
    /// What stands after `/setup/` in the link.
    #[oai(validator(min_length = 1, max_length = 128))]
    pub token: String,
}

/// What is still to be set up.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct SetupState {
    /// The address people type, if the machine's settings name one; then it cannot be changed here.
    pub public_address: Option<String>,
    /// The shop has an owner and lacks its address alone: it was restored on another machine.
    pub has_owner: bool,
}

/// The address of a shop that has everything else.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct SetAddress {
    /// What stands after `/setup/` in the link.
    #[oai(validator(min_length = 1, max_length = 128))]
    pub token: String,
    /// The address people type, like `https://shop.example`.
    #[oai(validator(min_length = 1, max_length = 255))]
    pub public_address: String,
}

/// What the shop begins with.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum Beginning {
    /// Nothing but its name.
    Empty,
    /// Sample services, courses, images and texts, to be kept, changed or cleared.
    Samples,
}

/// A shop that opens, and its owner.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct NewShop {
    /// What stands after `/setup/` in the link.
    #[oai(validator(min_length = 1, max_length = 128))]
    pub token: String,
    /// The address people type, like `https://shop.example`. Left out where the machine's settings name one.
    #[oai(validator(max_length = 255))]
    pub public_address: Option<String>,
    /// The name over the door; at most 60 characters.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub business_name: String,
    /// Name of the owner.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: String,
    /// Mobile number of the owner.
    pub mobile: Mobile,
    /// Email address of the owner.
    pub email: Email,
    /// 8 to 128 characters, not a common one.
    pub password: NewPassword,
    /// What the shop begins with.
    pub beginning: Beginning,
}

/// The shop that was opened.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct OpenedShop {
    /// The address people type, without a slash at the end. The store answers there within seconds.
    pub public_address: String,
}

#[derive(ApiResponse)]
enum Opened {
    /// The owner's account is created and logged in.
    #[oai(status = 201)]
    Created(Json<OpenedShop>),
}

pub struct SetupApi(pub Arc<Setup>);

#[OpenApi(tag = "Tag::Setup")]
impl SetupApi {
    /// Whether the link works, and what is missing.
    ///
    /// Changes nothing.
    #[oai(path = "/setup/view", method = "post", operation_id = "setup_view")]
    async fn view(
        &self,
        address: ClientAddress,
        key: Checked<SetupKey>,
    ) -> Result<Response<Json<SetupState>>, Failure> {
        let setup = &self.0;
        setup.deps.limits.allow_address(TRIES, &address.0)?;
        setup.link.check(&key.token, setup.deps.clock.now())?;
        let state = SetupState {
            public_address: setup.place.public_address.clone(),
            has_owner: setup.auth.has_owner().await?,
        };
        Ok(Response::new(Json(state)).header("cache-control", "no-store"))
    }

    /// Set the address of a shop that has an owner.
    ///
    /// Works once. The shop closes for a moment and opens there.
    #[oai(
        path = "/setup/address",
        method = "post",
        operation_id = "setup_address_update"
    )]
    async fn address(
        &self,
        address: ClientAddress,
        set: Checked<SetAddress>,
    ) -> Result<Response<Json<OpenedShop>>, Failure> {
        let setup = &self.0;
        setup.deps.limits.allow_address(TRIES, &address.0)?;
        setup.link.check(&set.token, setup.deps.clock.now())?;
        let public_address = new_shop::set_address(setup, &set.public_address).await?;
        let opened = Json(OpenedShop { public_address });
        Ok(Response::new(opened).header("cache-control", "no-store"))
    }

    /// Make the owner's account, and open the shop.
    ///
    /// Works once. The answer logs the owner in. A shop that got its address here closes for a moment and opens there.
    #[oai(path = "/setup", method = "post", operation_id = "setup_finish")]
    async fn finish(
        &self,
        address: ClientAddress,
        browser: Browser,
        shop: Checked<NewShop>,
    ) -> Result<Response<Opened>, Failure> {
        let setup = &self.0;
        setup.deps.limits.allow_address(TRIES, &address.0)?;
        setup.link.check(&shop.token, setup.deps.clock.now())?;
        let (public_address, entered) = new_shop::open(setup, &shop, &browser).await?;
        let opened = Opened::Created(Json(OpenedShop { public_address }));
        Ok(entered.keep_in(Response::new(opened).header("cache-control", "no-store")))
    }
}
