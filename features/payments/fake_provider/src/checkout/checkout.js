// Defines window.Razorpay as the provider's own script does: options in, a window with the checkout, events out.
(() => {
  "use strict";
  const provider = new URL(document.currentScript.src).origin;

  const required = ["key", "amount", "currency", "name", "order_id"];

  class Razorpay {
    constructor(options) {
      for (const name of required) {
        if (options[name] === undefined || options[name] === "") throw new Error(`No ${name} passed.`);
      }
      if (options.description !== undefined && !/^[A-Za-z0-9]/.test(options.description)) {
        throw new Error("The description must start with a letter or a digit.");
      }
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      (this.listeners[event] ??= []).push(listener);
    }

    emit(event, message) {
      for (const listener of this.listeners[event] ?? []) listener(message);
    }

    /** What can travel to the checkout page: functions cannot. */
    plain() {
      const modal = { confirm_close: false, escape: true, ...this.options.modal };
      return JSON.stringify({ ...this.options, modal, parent: location.origin });
    }

    open() {
      if (this.options.redirect) this.leave();
      else this.openFrame();
    }

    /** The page itself goes to the checkout, which posts to callback_url at the end. */
    leave() {
      const form = document.createElement("form");
      form.method = "post";
      form.action = `${provider}/checkout/hosted`;
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = "options";
      field.value = this.plain();
      form.append(field);
      document.body.append(form);
      form.submit();
    }

    openFrame() {
      const frame = document.createElement("iframe");
      frame.src = `${provider}/checkout/frame?options=${encodeURIComponent(this.plain())}`;
      frame.title = "Payment provider";
      frame.className = "razorpay-checkout-frame";
      Object.assign(frame.style, {
        position: "fixed", inset: "0", width: "100%", height: "100%", border: "0", zIndex: "2147483647",
      });
      this.overflow = document.body.style.overflow;
      document.body.style.overflow = "hidden";
      document.body.append(frame);
      frame.addEventListener("load", () => frame.focus());
      this.frame = frame;
      this.hear = (message) => {
        if (message.origin === provider && message.source === frame.contentWindow) this.heard(message.data);
      };
      addEventListener("message", this.hear);
    }

    heard({ event, proof, error }) {
      if (event === "paid") {
        this.close();
        this.options.handler?.(proof);
      } else if (event === "failed") {
        this.emit("payment.failed", { error });
      } else if (event === "dismissed") {
        this.close();
        this.options.modal?.ondismiss?.();
      }
    }

    close() {
      if (!this.frame) return;
      removeEventListener("message", this.hear);
      this.frame.remove();
      this.frame = undefined;
      document.body.style.overflow = this.overflow;
    }
  }

  window.Razorpay = Razorpay;
})();
