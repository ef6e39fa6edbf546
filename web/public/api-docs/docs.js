// The server writes its own description; this only draws it.
window.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#api",
  deepLinking: true,
  validatorUrl: null,
});
