//! Backups that are cut short, and what they find damaged.

use std::{
    fs,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use super::{backups, command, refused, said, store, store_of_its_own};
use crate::kills::program::Program;

#[test]
fn a_backup_that_is_killed_leaves_no_half_one() {
    let (_folder, data) = store();
    for milliseconds in [5, 60, 150, 300, 600] {
        let mut running = Command::new(env!("CARGO_BIN_EXE_boutique"))
            .args(["backup", "--data"])
            .arg(&data)
            .env_remove("BOUTIQUE_BACKUP_DIR")
            .output_nowhere()
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(milliseconds));
        running.kill().unwrap();
        running.wait().unwrap();
    }
    said(&data, &["backup"]);
    for name in backups(&data) {
        said(&data, &["restore", &name]);
    }
    let left = fs::read_dir(data.join("backups")).unwrap();
    let left: Vec<String> = left
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with(".unfinished"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

trait Nowhere {
    fn output_nowhere(&mut self) -> &mut Self;
}

impl Nowhere for Command {
    fn output_nowhere(&mut self) -> &mut Self {
        self.stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
    }
}

#[test]
fn a_damaged_upload_is_named_by_backup_doctor_and_restore() {
    let (_folder, data) = store_of_its_own();
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    let upload = fs::read_dir(data.join("uploads")).unwrap().next().unwrap();
    let upload = upload.unwrap();
    let file = upload.file_name().into_string().unwrap();
    let mut bytes = fs::read(upload.path()).unwrap();
    bytes[10] ^= 1;
    fs::write(upload.path(), bytes).unwrap();

    let sick = refused(&data, &["doctor"]);
    assert!(
        sick.contains("BAD   Images, videos") && sick.contains(&file),
        "{sick}"
    );
    assert!(
        sick.contains("BAD   Backups") && sick.contains(&name),
        "{sick}"
    );
    let made = said(&data, &["backup"]);
    assert!(made.contains("NOT SOUND") && made.contains(&file), "{made}");
    let restored = said(&data, &["restore", &name]);
    assert!(
        restored.contains("missing") && restored.contains(&file),
        "{restored}"
    );
    assert!(!upload.path().exists());
    assert!(fs::read_dir(data.join("uploads")).unwrap().count() > 10);

    let undone = said(&data, &["restore", "--undo"]);
    assert!(undone.contains("before the restore of"), "{undone}");
    assert!(upload.path().exists(), "the shop is what it was");
    Program::open(&data).close();
    let none = refused(&data, &["restore", "replaced/20200101-000000"]);
    assert!(none.contains("There is no shop in"), "{none}");
}

#[test]
fn a_backup_of_no_shop_makes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mistyped = folder.path().join("typo/shop");
    let why = refused(&mistyped, &["backup"]);
    assert!(why.contains("There is no shop in"), "{why}");
    assert!(!folder.path().join("typo").exists());
}

#[test]
fn a_command_does_its_work_although_its_reader_has_gone() {
    let (_folder, data) = store();
    for (arguments, code) in [(&["backup"][..], 0), (&["restore", "--undo"], 1)] {
        let mut command = command(&data, arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut running = command.spawn().unwrap();
        drop((running.stdout.take(), running.stderr.take()));
        assert_eq!(running.wait().unwrap().code(), Some(code), "{arguments:?}");
    }
    assert_eq!(backups(&data).len(), 1);
}
