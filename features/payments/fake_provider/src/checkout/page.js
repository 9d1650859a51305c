// The checkout's own page: in a frame it tells the shop's page, in place of it it posts to the shop.
(() => {
  "use strict";
  const { options, hosted, problem } = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const { prefill = {}, readonly = {}, theme = {}, modal = {} } = options ?? {};

  byId("name").textContent = options.name;
  byId("description").textContent = options.description ?? "";
  byId("amount").textContent = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(options.amount / 100);
  for (const field of ["name", "email", "contact"]) {
    byId(`payer-${field}`).value = prefill[field] ?? "";
    byId(`payer-${field}`).readOnly = readonly[field] === true;
  }
  if (theme.color) document.querySelector("main").style.setProperty("--theme", theme.color);

  const say = (text) => {
    byId("problem").textContent = text;
  };
  if (problem) say(problem);

  const tellPage = (message) => parent.postMessage(message, options.parent);

  /** Leaves for the shop's callback address, as a form of another site. */
  const postBack = (fields) => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = options.callback_url;
    form.target = "_top";
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = name;
      field.value = value ?? "";
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  };

  const postError = ({ metadata, ...error }) => {
    const fields = Object.entries(error).map(([name, value]) => [`error[${name}]`, value]);
    postBack({ ...Object.fromEntries(fields), "error[metadata]": JSON.stringify(metadata) });
  };

  const attempt = async (fails) => {
    byId("pay").disabled = byId("fail").disabled = true;
    say("");
    const { key, order_id, amount, currency, description } = options;
    const payer = { email: byId("payer-email").value, contact: byId("payer-contact").value, description };
    const answer = await fetch("/checkout/pay", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ key, order_id, amount, currency, fails, payer }),
    });
    const body = await answer.json();
    if (answer.ok) {
      if (options.callback_url) postBack(body);
      else tellPage({ event: "paid", proof: body });
      return;
    }
    if (!body.error) {
      say("Your bank has not answered. You may close this window.");
      return;
    }
    if (hosted) {
      postError(body.error);
      return;
    }
    say(`${body.error.description} You may try again.`);
    byId("pay").disabled = byId("fail").disabled = false;
    tellPage({ event: "failed", error: body.error });
  };

  const leave = () => {
    if (!hosted) {
      tellPage({ event: "dismissed" });
      return;
    }
    postError({
      code: "BAD_REQUEST_ERROR",
      description: "Payment processing cancelled by user",
      source: "customer",
      step: "payment_authentication",
      reason: "payment_cancelled",
      metadata: { order_id: options.order_id },
    });
  };

  const ask = (asking) => {
    byId("sure").hidden = !asking;
    byId("buttons").hidden = asking;
  };
  const close = () => (modal.confirm_close ? ask(true) : leave());

  byId("pay").addEventListener("click", () => void attempt(false));
  byId("fail").addEventListener("click", () => void attempt(true));
  byId("close").addEventListener("click", close);
  byId("stay").addEventListener("click", () => ask(false));
  byId("leave").addEventListener("click", leave);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && modal.escape) close();
  });

  // Until now a press would have been lost: the page is painted before this script has arrived.
  byId("close").disabled = false;
  byId("pay").disabled = byId("fail").disabled = Boolean(problem);
})();
