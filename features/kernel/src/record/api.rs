//! The operations of records.

use std::{collections::HashMap, marker::PhantomData, sync::Arc};

use poem::{EndpointExt, endpoint::BoxEndpoint, http::Method};
use poem_openapi::{
    OpenApi, OperationId,
    param::{Path, Query},
    payload::Json,
    registry::{MetaApi, Registry},
};

use super::{
    Created, PublishRecord, Record, ReorderRecords, Selection, Stored, Update, acts, caller::Caller,
};
use crate::{Checked, Failure, Feature, NoContent, edit::RECORD_CONFLICT};

struct List<R>(Arc<R>);

#[OpenApi(prefix_path = R::KIND.path, tag = "R::TAG")]
impl<R: Record> List<R> {
    /// List {many} for the shop.
    ///
    /// In their order, hidden ones too; or the trash.
    #[oai(path = "/", method = "get", operation_id = "list")]
    async fn list(
        &self,
        _caller: Caller<R>,
        /// Only what belongs to the record with this id.
        parent: Query<Option<i64>>,
        /// Text to search for.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `true` for what is in the trash.
        #[oai(default)]
        deleted: Query<bool>,
    ) -> Result<Json<Vec<R::Item>>, Failure> {
        let parent = parent.0.filter(|_| R::KIND.parent.is_some());
        let selection = Selection::list(parent, deleted.0, q.0.as_deref());
        Ok(Json(self.0.select(&selection).await?))
    }
}

struct Edit<R>(Arc<R>);

#[OpenApi(prefix_path = R::KIND.path, tag = "R::TAG")]
impl<R: Record> Edit<R> {
    /// View {one} for the shop.
    ///
    /// Hidden ones too, and those in the trash.
    #[oai(path = "/:id", method = "get", operation_id = "view")]
    async fn view(
        &self,
        _caller: Caller<R>,
        /// Id of the record.
        id: Path<i64>,
    ) -> Result<Json<R::Item>, Failure> {
        Ok(Json(self.0.one(id.0).await?))
    }

    /// Update {one}.
    ///
    /// With the version that was read.
    #[oai(path = "/:id", method = "put", operation_id = "update")]
    async fn update(
        &self,
        caller: Caller<R>,
        /// Id of the record.
        id: Path<i64>,
        update: Checked<Update<R::Fields>>,
    ) -> Result<Json<R::Item>, Failure> {
        let item = acts::update(&*self.0, &caller.user, id.0, &update).await?;
        Ok(Json(item))
    }
}

struct Create<R>(Arc<R>);

#[OpenApi(prefix_path = R::KIND.path, tag = "R::TAG")]
impl<R: Record> Create<R> {
    /// Create {one}.
    ///
    /// Answers it with its version.
    #[oai(path = "/", method = "post", operation_id = "create")]
    async fn create(
        &self,
        caller: Caller<R>,
        fields: Checked<R::Fields>,
    ) -> Result<Created<R::Item>, Failure> {
        let item = acts::create(&*self.0, &caller.user, &fields).await?;
        Ok(Created::Created(Json(item)))
    }

    /// Show or hide {one}.
    ///
    /// With the version that was read.
    #[oai(path = "/:id/published", method = "put", operation_id = "publish")]
    async fn publish(
        &self,
        caller: Caller<R>,
        /// Id of the record.
        id: Path<i64>,
        wanted: Checked<PublishRecord>,
    ) -> Result<Json<R::Item>, Failure> {
        let item = acts::publish(&*self.0, &caller.user, id.0, &wanted).await?;
        Ok(Json(item))
    }
}

struct Reorder<R>(Arc<R>);

#[OpenApi(prefix_path = R::KIND.path, tag = "R::TAG")]
impl<R: Record> Reorder<R> {
    /// Reorder {many}.
    ///
    /// Names all; refused if one was added or deleted since.
    #[oai(path = "/order", method = "put", operation_id = "reorder")]
    async fn reorder(
        &self,
        caller: Caller<R>,
        order: Checked<ReorderRecords>,
    ) -> Result<Json<Vec<R::Item>>, Failure> {
        Ok(Json(
            acts::reorder(&*self.0, &caller.user, &order.ids).await?,
        ))
    }
}

struct Trash<R>(Arc<R>);

#[OpenApi(prefix_path = R::KIND.path, tag = "R::TAG")]
impl<R: Stored> Trash<R> {
    /// Delete {one}.
    ///
    /// It stays in the trash for 30 days.
    #[oai(path = "/:id", method = "delete", operation_id = "delete")]
    async fn delete(
        &self,
        caller: Caller<R>,
        /// Id of the record.
        id: Path<i64>,
        /// Also what is below it, which is restored with it. Without it one with something below is refused, with how
        /// much that is.
        #[oai(name = "withEverything", default)]
        with_everything: Query<bool>,
    ) -> Result<NoContent, Failure> {
        acts::delete(&*self.0, &caller.user, id.0, with_everything.0).await?;
        Ok(NoContent::Done)
    }

    /// Restore {one} from the trash.
    ///
    /// As it was, at its position, with all that was deleted with it.
    #[oai(path = "/:id/restore", method = "post", operation_id = "restore")]
    async fn restore(
        &self,
        caller: Caller<R>,
        /// Id of the record.
        id: Path<i64>,
    ) -> Result<Json<R::Item>, Failure> {
        Ok(Json(acts::restore(&*self.0, &caller.user, id.0).await?))
    }
}

/// Operations under the ids and with the texts of their kind.
struct Named<R, Api> {
    api: Api,
    kind: PhantomData<fn() -> R>,
}

impl<R, Api> Named<R, Api> {
    fn new(api: Api) -> Self {
        Self {
            api,
            kind: PhantomData,
        }
    }
}

impl<R: Stored, Api: OpenApi> OpenApi for Named<R, Api> {
    fn meta() -> Vec<MetaApi> {
        let mut apis = Api::meta();
        let paths = apis.iter_mut().flat_map(|api| &mut api.paths);
        for operation in paths.flat_map(|path| &mut path.operations) {
            let act = operation.operation_id.unwrap_or_default();
            operation.operation_id = Some(R::KIND.operation(act));
            operation.summary = operation.summary.map(|text| R::KIND.text(text));
            operation.description = R::KIND.note(act).or(operation.description);
            operation.params.retain(|param| match param.name.as_str() {
                "parent" => R::KIND.parent.is_some(),
                "withEverything" => R::KIND.not_empty.is_some(),
                _ => true,
            });
        }
        apis
    }

    fn register(registry: &mut Registry) {
        Api::register(registry);
    }

    fn add_routes(self, routes: &mut HashMap<String, HashMap<Method, BoxEndpoint<'static>>>) {
        let mut plain = HashMap::new();
        self.api.add_routes(&mut plain);
        for (path, methods) in plain {
            let named = methods.into_iter().map(|(method, endpoint)| {
                let endpoint = endpoint.after(|mut answer| async move {
                    let act = match &answer {
                        Ok(response) => response.data::<OperationId>(),
                        Err(error) => error.data::<OperationId>(),
                    };
                    if let Some(id) = act.map(|act| OperationId(R::KIND.operation(act.0))) {
                        match &mut answer {
                            Ok(response) => response.set_data(id),
                            Err(error) => error.set_data(id),
                        }
                    }
                    answer
                });
                (method, endpoint.boxed())
            });
            routes.entry(path).or_default().extend(named);
        }
    }
}

impl<Api: OpenApi> Feature<Api> {
    /// Mounts a kind of record: list, view, create, update, publish, delete and restore.
    pub fn record<R: Record>(self, record: R) -> Feature<impl OpenApi + use<Api, R>> {
        let record = Arc::new(record);
        let list = Named::<R, _>::new(List(record.clone()));
        self.part(list).created(record)
    }

    /// The same with a list that the owner puts in order.
    pub fn record_in_order<R: Record>(self, record: R) -> Feature<impl OpenApi + use<Api, R>> {
        let record = Arc::new(record);
        let list = Named::<R, _>::new(List(record.clone()));
        self.part(list).ordered(record)
    }

    /// The same with a list operation of its own.
    pub fn record_with_own_list<R: Record>(self, record: R) -> Feature<impl OpenApi + use<Api, R>> {
        self.ordered(Arc::new(record))
    }

    /// Mounts a kind of record that has its own list and is created by an upload: view, update, delete and restore.
    pub fn record_of_upload<R: Record>(self, record: R) -> Feature<impl OpenApi + use<Api, R>> {
        self.edited(Arc::new(record))
    }

    /// Mounts deleting and restoring alone.
    pub fn trash<R: Stored>(self, record: R) -> Feature<impl OpenApi + use<Api, R>> {
        self.trashed(Arc::new(record))
    }

    fn ordered<R: Record>(self, record: Arc<R>) -> Feature<impl OpenApi + use<Api, R>> {
        let order = Named::<R, _>::new(Reorder(record.clone()));
        let codes = vec![(R::KIND.operation("reorder"), vec![RECORD_CONFLICT])];
        self.and(order, codes).created(record)
    }

    fn created<R: Record>(self, record: Arc<R>) -> Feature<impl OpenApi + use<Api, R>> {
        let create = Named::<R, _>::new(Create(record.clone()));
        let codes = vec![(
            R::KIND.operation("publish"),
            vec![R::KIND.not_found, RECORD_CONFLICT],
        )];
        self.and(create, codes).edited(record)
    }

    fn edited<R: Record>(self, record: Arc<R>) -> Feature<impl OpenApi + use<Api, R>> {
        let edit = Named::<R, _>::new(Edit(record.clone()));
        let (kind, gone) = (R::KIND, R::KIND.not_found);
        let codes = vec![
            (kind.operation("view"), vec![gone]),
            (kind.operation("update"), vec![gone, RECORD_CONFLICT]),
        ];
        self.and(edit, codes).trashed(record)
    }

    fn trashed<R: Stored>(self, record: Arc<R>) -> Feature<impl OpenApi + use<Api, R>> {
        let trash = Named::<R, _>::new(Trash(record));
        let kind = R::KIND;
        let mut delete = vec![kind.not_found];
        delete.extend(kind.not_empty);
        let mut restore = vec![kind.not_found];
        restore.extend(kind.unique.map(|unique| unique.taken));
        restore.extend(kind.parent.map(|parent| parent.in_trash));
        let codes = vec![
            (kind.operation("delete"), delete),
            (kind.operation("restore"), restore),
        ];
        self.and(trash, codes)
    }
}
