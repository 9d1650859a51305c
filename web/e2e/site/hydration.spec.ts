import { devices, type Device } from "../support/devices";
import { hydrated } from "../support/hydrated";
import { visitorRoutes } from "../support/routes";
import { expect, test } from "../support/test";
import { written } from "../support/written";

// React says what does not match only in its development build.
test.use({ baseURL: async ({ developmentShop }, use) => use(developmentShop.address) });

const names = Object.keys(devices) as Device[];

// The server does not know the width of a screen: each page is compared on one device, half of them on each.
for (const [position, device] of names.entries()) {
  test.describe(() => {
    test.use(devices[device]);

    test(`the client renders the same as the server on a ${device}`, async ({ page, request, watched }) => {
      test.setTimeout(240_000);
      watched.allow(/status 404|Failed to load resource|React DevTools/);
      for (const route of visitorRoutes.filter((_, index) => index % names.length === position)) {
        await written(request, route);
        await page.goto(route.path, { waitUntil: "load" });
        await hydrated(page);
        expect(watched.unexpected(), route.path).toEqual([]);
      }
    });
  });
}
