//! The document that pages are written into: the built `index.html`, taken apart once.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use base64::{Engine, prelude::BASE64_STANDARD as STANDARD};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::client::Client;
use crate::http::headers::InlineHashes;

/// What every page begins with; the shop's colours stand in it.
const ROOT: &str = "<html lang=\"en-IN\"";
const HEAD: &str = "<!--head-->";
/// The end of the style sheet that every page has: a screen's own follows.
const STYLES: &str = "</style>";
const APP: &str = "<!--app-->";
const SEED: &str = "<!--seed-->";
const SCRIPTS: &str = "<!--scripts-->";
const ENTRY: &str = "index.html";

type Screens = HashMap<String, Screen>;

pub struct Document {
    client: Client,
    before_root: String,
    before_head: String,
    before_styles: String,
    before_app: String,
    before_seed: String,
    before_scripts: String,
    end: String,
    /// The hashes of the style sheet and of the script that every page has.
    inline: InlineHashes,
    /// By the source file of a screen. Put together for the first page: a start has no time for it.
    screens: LazyLock<Screens, Box<dyn FnOnce() -> Screens + Send>>,
}

/// What a browser needs for a screen beside what every page has: files of the built client.
#[derive(Debug, Default, PartialEq)]
struct Screen {
    scripts: Vec<String>,
    details: Vec<String>,
}

#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

impl Document {
    /// # Errors
    /// A sentence: the client was not built.
    pub fn new(client: Client) -> Result<Self, String> {
        let template = client.template()?;
        let manifest = client.manifest()?;
        Self::from_text(client, &template, &manifest)
    }

    fn from_text(client: Client, template: &str, manifest: &str) -> Result<Self, String> {
        let part = |text: &str, mark: &str| match text.split_once(mark) {
            Some((before, rest)) => Ok((before.to_owned(), rest.to_owned())),
            None => Err(format!("the client's index.html has no {mark}")),
        };
        let (before_root, rest) = part(template, ROOT)?;
        let (before_head, rest) = part(&rest, HEAD)?;
        let (before_styles, rest) = part(&rest, STYLES)?;
        let (before_app, rest) = part(&rest, APP)?;
        let (before_seed, rest) = part(&rest, SEED)?;
        let (before_scripts, end) = part(&rest, SCRIPTS)?;
        let (_, stylesheet) = part(&before_styles, "<style>")?;
        let (_, rest) = part(&before_head, "<script>")?;
        let (script, _) = part(&rest, "</script>")?;
        let inline = InlineHashes {
            styles: hash_of(&stylesheet),
            script: hash_of(&script),
            ..InlineHashes::default()
        };
        let chunks: HashMap<String, Chunk> = serde_json::from_str(manifest)
            .map_err(|error| format!("the client's manifest cannot be read: {error}"))?;
        Ok(Self {
            client,
            before_root,
            before_head,
            before_styles,
            before_app,
            before_seed,
            before_scripts,
            end,
            inline,
            screens: LazyLock::new(Box::new(move || screens_of(&chunks))),
        })
    }

    /// The client that it belongs to.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Puts a page together, and names the hashes of its style sheets. `head` and `html` come from the renderer, `seed`
    /// is escaped already. `palette` declares the variables of the style sheet that the shop's colours change.
    pub fn with(
        &self,
        palette: Option<&str>,
        source: Option<&str>,
        head: &str,
        html: &str,
        seed: &str,
    ) -> (String, InlineHashes) {
        let screen = source.and_then(|source| self.screens.get(source));
        let scripts = screen.map_or(&[][..], |screen| &screen.scripts);
        let preloads: String = scripts
            .iter()
            .map(|file| format!("<link rel=\"modulepreload\" crossorigin href=\"/{file}\">"))
            .collect();
        // An empty page has nothing to style: its script brings the sheet along.
        let stylesheet = match screen {
            Some(screen) if !html.is_empty() => self.stylesheet_of(screen),
            _ => String::new(),
        };
        let mut inline = self.inline.clone();
        let mut style = String::new();
        if !stylesheet.is_empty() {
            inline
                .styles
                .push_str(&format!(" {}", hash_of(&stylesheet)));
            style = format!("<style>{stylesheet}</style>");
        }
        let palette = palette.map_or_else(String::new, |palette| format!(" style=\"{palette}\""));
        let parts = [
            &self.before_root,
            ROOT,
            &palette,
            &self.before_head,
            head,
            &self.before_styles,
            STYLES,
            &style,
            &self.before_app,
            html,
            &self.before_seed,
            seed,
            &self.before_scripts,
            &preloads,
            &self.end,
        ];
        (parts.concat(), inline)
    }

    /// The styles of a screen that are not in every page. What is there already is no file of its own any more.
    fn stylesheet_of(&self, screen: &Screen) -> String {
        let details = screen
            .details
            .iter()
            .filter_map(|file| self.client.file(file));
        details
            .map(|stylesheet| String::from_utf8_lossy(&stylesheet).into_owned())
            .collect()
    }
}

/// The hash of an inlined text, as it stands in the content security policy.
fn hash_of(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

fn screens_of(chunks: &HashMap<String, Chunk>) -> Screens {
    let everywhere = reached_from(ENTRY, chunks);
    chunks
        .keys()
        .filter(|source| !source.starts_with('_') && *source != ENTRY)
        .map(|source| {
            let mut screen = Screen::default();
            for name in reached_from(source, chunks) {
                if everywhere.contains(&name) {
                    continue;
                }
                let Some(chunk) = chunks.get(name) else {
                    continue;
                };
                if chunk.file.ends_with(".js") {
                    screen.scripts.push(chunk.file.clone());
                }
                screen.details.extend(chunk.css.iter().cloned());
            }
            (source.clone(), screen)
        })
        .collect()
}

/// What a chunk needs comes before it: so do its styles, which may overrule those.
fn reached_from<'a>(start: &'a str, chunks: &'a HashMap<String, Chunk>) -> Vec<&'a str> {
    let mut seen = HashSet::new();
    let mut reached = Vec::new();
    let mut open = vec![(start, false)];
    while let Some((name, is_entered)) = open.pop() {
        if is_entered {
            reached.push(name);
        } else if seen.insert(name) {
            open.push((name, true));
            let imports = chunks
                .get(name)
                .into_iter()
                .flat_map(|chunk| &chunk.imports);
            open.extend(imports.rev().map(|import| (import.as_str(), false)));
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = "<html lang=\"en-IN\"><head><script>0</script><!--head--><style>p{}</style></head>\
        <body><div id=\"app\"><!--app--></div><script type=\"application/json\" id=\"seed\"><!--seed--></script><!--scripts--></body>";
    const MANIFEST: &str = r#"{
        "index.html": {"file": "assets/index.js", "imports": ["_query.js"], "isEntry": true},
        "_query.js": {"file": "assets/query.js"},
        "_card.js": {"file": "assets/card.js", "imports": ["index.html"], "css": ["assets/card.css"]},
        "src/Home.tsx": {"file": "assets/Home.js", "imports": ["_card.js", "_query.js", "index.html"], "css": ["assets/inlined.css", "assets/Home.css"]},
        "style.css": {"file": "assets/style.css"}
    }"#;

    fn document() -> (tempfile::TempDir, Document) {
        let folder = tempfile::tempdir().unwrap();
        let assets = folder.path().join("assets");
        std::fs::create_dir(&assets).unwrap();
        std::fs::write(assets.join("Home.css"), "b{}").unwrap();
        std::fs::write(assets.join("card.css"), "a{}").unwrap();
        let client = Client::in_folder(folder.path().to_owned());
        (
            folder,
            Document::from_text(client, TEMPLATE, MANIFEST).unwrap(),
        )
    }

    #[test]
    fn a_page_is_put_together() {
        let (_folder, document) = document();
        let (page, _) = document.with(
            None,
            Some("src/Home.tsx"),
            "<title>x</title>",
            "<h1><!--seed--></h1>",
            "{}",
        );
        assert!(page.contains("<div id=\"app\"><h1><!--seed--></h1></div><script type=\"application/json\" id=\"seed\">{}</script>"));
        assert!(page.contains("</script><title>x</title><style"));
        assert!(page.contains("<link rel=\"modulepreload\" crossorigin href=\"/assets/Home.js\">"));
        assert!(page.contains("/assets/card.js"));
        assert!(!page.contains("query.js"), "every page has it already");
    }

    #[test]
    fn a_screens_own_styles_are_in_its_page_behind_what_they_build_on_and_in_its_policy() {
        let (_folder, document) = document();
        let (page, inline) = document.with(None, Some("src/Home.tsx"), "", "<h1></h1>", "{}");
        assert!(
            page.contains("p{}</style><style>a{}b{}</style></head>"),
            "{page}"
        );
        let (stylesheet, own) = (hash_of("p{}"), hash_of("a{}b{}"));
        assert_eq!(inline.styles, format!("{stylesheet} {own}"));
        assert_eq!(
            inline.script,
            "'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='"
        );

        let (shell, inline) = document.with(None, Some("src/Home.tsx"), "", "", "{}");
        assert!(shell.contains("p{}</style></head>"), "{shell}");
        assert_eq!(inline.styles, hash_of("p{}"));
    }

    #[test]
    fn the_shops_colours_stand_before_everything() {
        let (_folder, document) = document();
        let (page, _) = document.with(Some("--rani:#0A6670;"), None, "", "", "{}");
        assert!(page.starts_with("<html lang=\"en-IN\" style=\"--rani:#0A6670;\"><head>"));
        let (page, _) = document.with(None, None, "", "", "{}");
        assert!(page.starts_with("<html lang=\"en-IN\"><head>"));
    }

    #[test]
    fn an_unknown_screen_announces_nothing() {
        let (_folder, document) = document();
        let (page, inline) = document.with(None, Some("src/Gone.tsx"), "", "<h1></h1>", "");
        assert!(!page.contains("modulepreload"));
        assert_eq!(inline.styles, hash_of("p{}"));
    }

    #[test]
    fn a_template_without_its_places_is_refused() {
        let client = Client::in_folder("/nowhere".into());
        assert!(
            Document::from_text(client.clone(), "<html></html>", MANIFEST)
                .is_err_and(|text| text.contains("<html lang"))
        );
        assert!(Document::from_text(client, TEMPLATE, "[]").is_err());
    }
}
