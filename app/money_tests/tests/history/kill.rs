//! The same with processes that are really killed.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use kernel::{Timestamp, testing::TEST_TIME};
use rand::{Rng, SeedableRng, rngs::StdRng};

use super::{
    customer::{Customers, buyers},
    seed,
    store::Store,
    truth,
};

const KILLS: i64 = 200;
/// Names the folder of a store to the process that is going to be killed.
const FOLDER: &str = "KILLED_STORE";
const NUMBER: &str = "KILLED_NUMBER";

/// Each life begins long after the last one came to rest.
fn birth(number: i64) -> Timestamp {
    TEST_TIME.plus_days(30 * number)
}

fn sign_of_life(folder: &Path, number: i64) -> PathBuf {
    folder.join(format!("alive-{number}"))
}

/// Does nothing unless the test below starts it in a process of its own; then it lives until it is killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lives_until_it_is_killed() {
    let (Ok(folder), Ok(number)) = (env::var(FOLDER), env::var(NUMBER)) else {
        return;
    };
    let (folder, number) = (PathBuf::from(folder), number.parse().unwrap());
    let mut random = StdRng::seed_from_u64(seed());
    let store = Store::open(&folder, birth(number)).await;
    let mut customers = Customers::new(&store, &mut random, number).await;
    std::fs::write(sign_of_life(&folder, number), "").unwrap();
    for _ in 0..5_000 {
        customers.act(&store, &mut random).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "random moments: just soak"]
async fn kills_keep_the_promise() {
    let seed = seed();
    let mut random = StdRng::seed_from_u64(seed);
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for number in 1..=KILLS {
        let mut life = Command::new(env::current_exe().unwrap())
            .args(["--exact", "history::kill::lives_until_it_is_killed"])
            .env(FOLDER, folder)
            .env(NUMBER, number.to_string())
            .env("SOAK_SEED", random.random::<u64>().to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        while !sign_of_life(folder, number).exists() {
            assert!(life.try_wait().unwrap().is_none(), "it died by itself");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let left = Duration::from_millis(random.random_range(40..300));
        tokio::time::sleep(left).await;
        life.kill().unwrap();
        life.wait().unwrap();
        let mut store = Store::open(folder, birth(number).plus_days(8)).await;
        store.come_to_rest().await;
        let wrong = truth::violations(&store.db, &buyers(number)).await;
        assert!(
            wrong.is_empty(),
            "SOAK_SEED={seed}, life {number}: {wrong:#?}"
        );
        store.db.close().await;
    }
    let store = Store::open(folder, birth(KILLS + 1)).await;
    let seen = truth::variety(&store.db).await;
    println!("{seen:?}");
    assert!(seen.fulfilled > 5, "{seen:?}");
}
