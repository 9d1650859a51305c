const OwnRequest = Request;

class WholeRequest extends OwnRequest {
  constructor(address: string, init?: RequestInit) {
    super(new URL(address, "http://shop.example"), init);
  }
}

// Outside a browser a request needs a whole address. The client takes the class when it is loaded, before any test. The
// files of a process share it.
if (OwnRequest.name !== WholeRequest.name) globalThis.Request = WholeRequest as typeof Request;
