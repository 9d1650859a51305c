/** What an operation is found by. */
const wordsOf = (tag, one) => {
  const { summary = "", description = "", operationId = "" } = one.get("operation").toJS();
  return [tag, one.get("method"), one.get("path"), operationId, summary, description].join(" ").toLowerCase();
};

/** Searches operations: the library itself only finds tags. Every word must occur, in any order. */
const search = ({ React }) => ({
  fn: {
    opsFilter: (tags, phrase) => {
      const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (tag, one) => words.every((word) => wordsOf(tag, one).includes(word));
      return tags
        .map((tag, name) => tag.update("operations", (all) => all.filter((one) => fits(name, one))))
        .filter((tag) => tag.get("operations").size > 0);
    },
  },
  components: {
    FilterContainer: ({ layoutActions, layoutSelectors }) => {
      const phrase = layoutSelectors.currentFilter();
      return React.createElement(
        "label",
        { className: "wrapper", style: { display: "block", padding: "0 20px 20px", fontSize: 16 } },
        "Search operations",
        React.createElement("input", {
          type: "search",
          placeholder: "orders, refund, GET /catalogue",
          value: typeof phrase === "string" ? phrase : "",
          onChange: ({ target }) => layoutActions.updateFilter(target.value),
          style: { display: "block", width: "100%", minHeight: 44, marginTop: 6, fontSize: 16 },
        }),
      );
    },
  },
});

// The document and this page are files of the same server; validatorUrl would ask a foreign one.
window.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  filter: true,
  plugins: [search],
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  // The codes of each operation.
  showExtensions: true,
});
