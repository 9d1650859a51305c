// The document and this page are files of the same server; validatorUrl would ask a foreign one.
window.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  // The codes of each operation.
  showExtensions: true,
});
