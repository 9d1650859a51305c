//! Files of lessons: added and changed by the shop, downloaded by those who may watch.

use crate::support::{ASHA, At, BEENA, ROSHNI, Store, at};
use poem::http::Method;
use serde_json::{Value, json};

const HOME: At = at(ASHA, 1);
const OWNER: At = at(ROSHNI, 1);
const PATTERN: &str = "%PDF-1.4 the front";

impl Store {
    /// Sends a file as the owner does.
    async fn send_file(&self, method: Method, path: &str, content: &str) -> (u16, Value) {
        let path = format!("/admin/courses{path}");
        let headers = [("content-type", "application/octet-stream".to_owned())];
        let content = content.to_owned();
        let cookies = "__Host-session=1-1";
        let answer = self.app.send(cookies, method, &path, &headers, content);
        let answer = answer.await;
        (answer.status, answer.body)
    }

    async fn add(&self, lesson: i64, name: &str) -> i64 {
        let path = format!("/lessons/{lesson}/files?name={name}");
        let (status, added) = self.send_file(Method::POST, &path, PATTERN).await;
        assert_eq!(status, 201, "{added}");
        added["id"].as_i64().unwrap()
    }

    async fn change(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let body = Some(&body).filter(|body| !body.is_null());
        let path = format!("/admin/courses{path}");
        self.call(OWNER, method, &path, body).await
    }

    async fn get_file(&self, who: At, enrolment: i64, file: i64) -> (u16, Value) {
        self.read(who, &format!("/me/courses/{enrolment}/files/{file}"))
            .await
    }

    async fn names(&self, course: i64) -> Vec<(String, bool)> {
        let (_, files) = self
            .change(Method::GET, &format!("/{course}/files"), Value::Null)
            .await;
        let files = files.as_array().unwrap().iter();
        files
            .map(|file| {
                let name = file["name"].as_str().unwrap().to_owned();
                (name, file["deletedAt"].is_null())
            })
            .collect()
    }
}

#[tokio::test]
async fn a_buyer_sees_and_downloads_the_files_of_a_lesson() {
    let store = Store::open().await;
    let file = store.add(1, "Front%2C%20A4").await;
    let (_, public) = store.app.get("/courses/1").await;
    assert_eq!(public["fileCount"], 1);
    assert!(!public.to_string().contains("Front"), "{public}");
    let id = store.buy(ASHA, 1, 1).await;
    let (_, own) = store.read(HOME, &format!("/me/courses/{id}")).await;
    assert_eq!(
        own["lessons"][0]["files"],
        json!([{"id": file, "name": "Front, A4", "kind": "pdf", "bytes": 18, "pages": 2}])
    );
    assert_eq!(own["lessons"][1]["files"], json!([]));
    let (status, content) = store.get_file(HOME, id, file).await;
    assert_eq!((status, content), (200, json!(PATTERN)));
}

#[tokio::test]
async fn only_those_who_may_watch_the_lesson_may_download() {
    let store = Store::open().await;
    let file = store.add(1, "Front").await;
    let elsewhere = store.add(3, "Roll").await;
    let id = store.buy(ASHA, 1, 1).await;
    let code = |(status, body): (u16, Value)| (status, body["code"].as_str().unwrap().to_owned());
    let refused = |status: u16, code: &str| (status, code.to_owned());

    let other = at(BEENA, 7);
    let unknown = refused(404, "courses.enrolment_not_found");
    assert_eq!(code(store.get_file(other, id, file).await), unknown);
    let of_another_course = code(store.get_file(HOME, id, elsewhere).await);
    assert_eq!(of_another_course, refused(404, "courses.file_not_found"));
    let visitor = store
        .app
        .get(&format!("/me/courses/{id}/files/{file}"))
        .await;
    assert_eq!(visitor.0, 401);
    let staff_link = format!("/admin/courses/files/{file}/content");
    assert_eq!(store.read(HOME, &staff_link).await.0, 403);

    let gone = at(ASHA, 2);
    store.neighbours.end_session(gone.device);
    assert_eq!(store.get_file(gone, id, file).await.0, 401);

    store.pass_days(91);
    let expired = code(store.get_file(HOME, id, file).await);
    assert_eq!(expired, refused(403, "courses.access_expired"));
    let (_, own) = store.read(HOME, &format!("/me/courses/{id}")).await;
    assert_eq!(own["lessons"][0]["files"], json!([]));
}

#[tokio::test]
async fn a_new_content_and_a_new_name_keep_the_link() {
    let store = Store::open().await;
    let file = store.add(1, "Front").await;
    let id = store.buy(ASHA, 1, 1).await;
    let path = format!("/files/{file}/content");
    let (status, replaced) = store
        .send_file(Method::PUT, &path, "%PDF-1.4 corrected")
        .await;
    assert_eq!((status, &replaced["id"]), (200, &json!(file)));
    let name = json!({"name": " Front, corrected "});
    let (_, renamed) = store
        .change(Method::PUT, &format!("/files/{file}"), name)
        .await;
    assert_eq!(renamed["name"], "Front, corrected");
    let (_, content) = store.get_file(HOME, id, file).await;
    assert_eq!(content, json!("%PDF-1.4 corrected"));
}

#[tokio::test]
async fn a_replaced_content_can_be_brought_back_and_is_forgotten_after_thirty_days() {
    let store = Store::open().await;
    let file = store.add(1, "Front").await;
    let id = store.buy(ASHA, 1, 1).await;
    let path = format!("/files/{file}/content");
    let (_, replaced) = store
        .send_file(Method::PUT, &path, "%PDF-1.4 corrected")
        .await;
    assert_eq!(replaced["bytes"], 18);
    let (_, files) = store.change(Method::GET, "/1/files", Value::Null).await;
    assert_eq!(files[1]["replacedBy"], file, "{files}");
    let earlier = files[1]["id"].as_i64().unwrap();
    assert_eq!(store.get_file(HOME, id, earlier).await.0, 404);

    let content = async || store.get_file(HOME, id, file).await.1;
    let restore = async |id: i64| {
        let path = format!("/files/{id}/restore");
        let (status, restored) = store.change(Method::POST, &path, Value::Null).await;
        assert_eq!((status, &restored["id"]), (200, &json!(file)), "{restored}");
    };
    restore(file).await;
    assert_eq!(content().await, json!(PATTERN));
    // From the trash, where the other content is now.
    restore(earlier).await;
    assert_eq!(content().await, json!("%PDF-1.4 corrected"));
    assert_eq!(store.names(1).await.len(), 2);

    store
        .change(Method::DELETE, &format!("/files/{file}"), Value::Null)
        .await;
    let path = format!("/files/{earlier}/restore");
    let (_, alone) = store.change(Method::POST, &path, Value::Null).await;
    assert_eq!(
        (&alone["id"], &alone["replacedBy"]),
        (&json!(earlier), &Value::Null)
    );
    assert_eq!(store.get_file(HOME, id, earlier).await.1, json!(PATTERN));

    store.pass_days(31);
    store.run_job("courses.sweep").await;
    assert_eq!(store.files.stored(), 1);
}

#[tokio::test]
async fn what_is_no_file_of_a_lesson_is_refused_by_field() {
    let store = Store::open().await;
    let send =
        |path: &'static str, content: &'static str| store.send_file(Method::POST, path, content);
    let (status, refused) = send("/lessons/1/files?name=Front", "PK zip").await;
    assert_eq!(
        (status, &refused["code"]),
        (415, &json!("file.unknown_kind"))
    );
    let (status, refused) = send("/lessons/1/files?name=%20", PATTERN).await;
    assert_eq!(
        (status, &refused["fields"][0]["field"]),
        (400, &json!("name"))
    );
    let (status, refused) = send("/lessons/99/files?name=Front", PATTERN).await;
    assert_eq!(
        (status, &refused["code"]),
        (404, &json!("courses.lesson_not_found"))
    );
    let large = format!("{PATTERN}{}", " ".repeat(kernel::file::MOST_BYTES));
    let (status, _) = store
        .send_file(Method::POST, "/lessons/1/files?name=Front", &large)
        .await;
    assert_eq!(status, 413);
    for name in ["a", "b", "c", "d", "e"] {
        store.add(1, name).await;
    }
    let (status, refused) = send("/lessons/1/files?name=f", PATTERN).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("courses.too_many_files"))
    );
    assert_eq!(store.files.stored(), 5);
}

#[tokio::test]
async fn files_are_reordered_removed_and_restored() {
    let store = Store::open().await;
    let (front, back) = (store.add(1, "Front").await, store.add(1, "Back").await);
    let id = store.buy(ASHA, 1, 1).await;
    let order = "/lessons/1/files/order";
    let (status, _) = store
        .change(Method::PUT, order, json!({"ids": [back, front]}))
        .await;
    assert_eq!(status, 204);
    let (status, _) = store
        .change(Method::PUT, order, json!({"ids": [back]}))
        .await;
    assert_eq!(status, 409);
    let (status, _) = store
        .change(Method::DELETE, &format!("/files/{front}"), Value::Null)
        .await;
    assert_eq!(status, 204);
    assert_eq!(
        store.names(1).await,
        [("Back".to_owned(), true), ("Front".to_owned(), false)]
    );
    assert_eq!(store.get_file(HOME, id, front).await.0, 404);
    let restore = format!("/files/{front}/restore");
    let (status, _) = store.change(Method::POST, &restore, Value::Null).await;
    assert_eq!(status, 200);
    assert_eq!(store.get_file(HOME, id, front).await.0, 200);
    let (status, _) = store.change(Method::POST, &restore, Value::Null).await;
    assert_eq!(status, 404, "it is not in the trash");
}

#[tokio::test]
async fn a_removed_file_is_forgotten_after_thirty_days() {
    let store = Store::open().await;
    let (front, _) = (store.add(1, "Front").await, store.add(1, "Back").await);
    store
        .change(Method::DELETE, &format!("/files/{front}"), Value::Null)
        .await;
    store.pass_days(30);
    store.run_job("courses.sweep").await;
    assert_eq!(store.files.stored(), 2);
    store.pass_days(1);
    store.run_job("courses.sweep").await;
    assert_eq!(store.files.stored(), 1);
    assert_eq!(store.names(1).await, [("Back".to_owned(), true)]);
}

#[tokio::test]
async fn a_copied_course_has_the_files_of_its_lessons() {
    let store = Store::open().await;
    store.add(2, "Front").await;
    let (status, copy) = store
        .change(Method::POST, "/1/duplicate", Value::Null)
        .await;
    assert_eq!(status, 201, "{copy}");
    let copy = copy["id"].as_i64().unwrap();
    assert_eq!(store.names(copy).await, [("Front".to_owned(), true)]);
    let (_, files) = store
        .change(Method::GET, &format!("/{copy}/files"), Value::Null)
        .await;
    let (_, course) = store
        .change(Method::GET, &format!("/{copy}"), Value::Null)
        .await;
    assert_eq!(files[0]["lessonId"], course["lessons"][1]["id"]);
    assert_eq!(store.files.stored(), 2);
}
