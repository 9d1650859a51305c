//! The document that pages are written into: the built `index.html`, taken apart once.

use std::collections::{BTreeSet, HashMap};

use serde::Deserialize;

use crate::{client::Client, server::headers::InlineStyle};

const HEAD: &str = "<!--head-->";
const APP: &str = "<!--app-->";
const SEED: &str = "<!--seed-->";
const SCRIPTS: &str = "<!--scripts-->";
const ENTRY: &str = "index.html";

pub struct Document {
    before_head: String,
    before_app: String,
    before_seed: String,
    before_scripts: String,
    end: String,
    pub style: InlineStyle,
    /// For each source file of a screen: the scripts a browser will need beside those of every page.
    scripts: HashMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
}

impl Document {
    pub fn new(client: &Client) -> Result<Self, String> {
        Self::from_text(&client.template()?, &client.manifest()?)
    }

    fn from_text(template: &str, manifest: &str) -> Result<Self, String> {
        let lacks = |mark: &str| format!("the client's index.html has no {mark}");
        let (before_head, rest) = template.split_once(HEAD).ok_or_else(|| lacks(HEAD))?;
        let (before_app, rest) = rest.split_once(APP).ok_or_else(|| lacks(APP))?;
        let (before_seed, rest) = rest.split_once(SEED).ok_or_else(|| lacks(SEED))?;
        let (before_scripts, end) = rest.split_once(SCRIPTS).ok_or_else(|| lacks(SCRIPTS))?;
        let hash = before_app
            .split_once("<style data-hash=\"")
            .and_then(|(_, rest)| rest.split_once('"'))
            .map(|(hash, _)| hash)
            .ok_or_else(|| lacks("style sheet"))?;
        let chunks: HashMap<String, Chunk> = serde_json::from_str(manifest)
            .map_err(|error| format!("the client's manifest cannot be read: {error}"))?;
        Ok(Self {
            before_head: before_head.to_owned(),
            before_app: before_app.to_owned(),
            before_seed: before_seed.to_owned(),
            before_scripts: before_scripts.to_owned(),
            end: end.to_owned(),
            style: InlineStyle(hash.to_owned()),
            scripts: scripts_of_screens(&chunks),
        })
    }

    /// Puts a page together. `head` and `html` come from the renderer, `seed` is escaped already.
    pub fn with(&self, source: Option<&str>, head: &str, html: &str, seed: &str) -> String {
        let scripts = source.and_then(|source| self.scripts.get(source));
        let preloads: String = scripts
            .into_iter()
            .flatten()
            .map(|file| format!("<link rel=\"modulepreload\" crossorigin href=\"/{file}\">"))
            .collect();
        let parts = [
            &self.before_head,
            head,
            &self.before_app,
            html,
            &self.before_seed,
            seed,
            &self.before_scripts,
            &preloads,
            &self.end,
        ];
        parts.concat()
    }
}

fn scripts_of_screens(chunks: &HashMap<String, Chunk>) -> HashMap<String, Vec<String>> {
    let everywhere = reached_from(ENTRY, chunks);
    chunks
        .keys()
        .filter(|source| !source.starts_with('_') && *source != ENTRY)
        .map(|source| {
            let needed = reached_from(source, chunks);
            let files = needed
                .difference(&everywhere)
                .filter_map(|name| chunks.get(*name))
                .filter(|chunk| chunk.file.ends_with(".js"))
                .map(|chunk| chunk.file.clone());
            (source.clone(), files.collect())
        })
        .collect()
}

fn reached_from<'a>(start: &'a str, chunks: &'a HashMap<String, Chunk>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![start];
    while let Some(name) = open.pop() {
        if reached.insert(name) {
            open.extend(
                chunks
                    .get(name)
                    .into_iter()
                    .flat_map(|chunk| &chunk.imports)
                    .map(String::as_str),
            );
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = "<head><!--head--><style data-hash=\"sha256-abc=\">p{}</style></head>\
        <body><div id=\"app\"><!--app--></div><script type=\"application/json\" id=\"seed\"><!--seed--></script><!--scripts--></body>";
    const MANIFEST: &str = r#"{
        "index.html": {"file": "assets/index.js", "imports": ["_query.js"], "isEntry": true},
        "_query.js": {"file": "assets/query.js"},
        "_card.js": {"file": "assets/card.js", "imports": ["index.html"]},
        "src/Home.tsx": {"file": "assets/Home.js", "imports": ["_card.js", "_query.js", "index.html"]},
        "style.css": {"file": "assets/style.css"}
    }"#;

    #[test]
    fn a_page_is_put_together() {
        let document = Document::from_text(TEMPLATE, MANIFEST).unwrap();
        assert_eq!(document.style.0, "sha256-abc=");
        let page = document.with(
            Some("src/Home.tsx"),
            "<title>x</title>",
            "<h1><!--seed--></h1>",
            "{}",
        );
        assert!(page.contains("<div id=\"app\"><h1><!--seed--></h1></div><script type=\"application/json\" id=\"seed\">{}</script>"));
        assert!(page.starts_with("<head><title>x</title><style"));
        assert!(page.contains("<link rel=\"modulepreload\" crossorigin href=\"/assets/Home.js\">"));
        assert!(page.contains("/assets/card.js"));
        assert!(!page.contains("query.js"), "every page has it already");
    }

    #[test]
    fn an_unknown_screen_announces_nothing() {
        let document = Document::from_text(TEMPLATE, MANIFEST).unwrap();
        assert!(
            !document
                .with(Some("src/Gone.tsx"), "", "", "")
                .contains("modulepreload")
        );
    }

    #[test]
    fn a_template_without_its_places_is_refused() {
        assert!(
            Document::from_text("<html></html>", MANIFEST)
                .is_err_and(|text| text.contains("<!--head-->"))
        );
        assert!(Document::from_text(TEMPLATE, "[]").is_err());
    }
}
