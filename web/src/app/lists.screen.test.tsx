import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { be, customer, openScreen } from "../testing/openScreen";
import { sampleOf } from "../testing/sample";
import { answer, disconnect, hold, problem, recover, type PathOf } from "../testing/server";

interface List {
  address: string;
  /** The screen's main read. */
  read: PathOf<"get">;
  loading: string;
  failed: string;
  /** The empty state, if the list can be empty. */
  empty?: string;
  /** A text of the loaded list. */
  shows: string | RegExp;
  /** Responds with distinct data, where the sample is too generic. */
  wellAnswered?: () => void;
}

const lists: readonly List[] = [
  { address: "/gallery", read: "/content/gallery", loading: "Loading gallery...", failed: "Failed to load gallery items. Please try again later.", empty: "No gallery items found in this category.", shows: "Sample" },
  { address: "/events", read: "/content/events", loading: "Loading Blogs...", failed: "Failed to load blogs. Please try again later.", empty: "No Blogs found.", shows: /\d{4}$/ },
  { address: "/event/1", read: "/content/events/{id}", loading: "Loading...", failed: "Event not found or unable to load data.", shows: "Event Gallery" },
  { address: "/testimonials", read: "/content/testimonials", loading: "Loading testimonials...", failed: "Failed to load testimonials. Please try again later.", empty: "No testimonials available at the moment.", shows: /Sample/ },
  { address: "/", read: "/orders/pin-codes", loading: "Loading pin codes...", failed: "Failed to load pin codes. Please try again later.", empty: "No pin codes available.", shows: "600004", wellAnswered: () => answer("get", "/orders/pin-codes", [{ pinCode: "600004", location: "Mylapore" }]) },
  { address: "/products", read: "/catalogue/categories", loading: "Loading services...", failed: "Something went wrong. Please try again.", empty: "No Services Available", shows: "Sample" },
  { address: "/fromhome?ctid=1", read: "/catalogue/services", loading: "Loading services...", failed: "Something went wrong. Please try again.", empty: "Service Not Available", shows: /^from/, wellAnswered: () => answer("get", "/catalogue/services", sampleOf("service_list").map((service) => ({ ...service, fromPricePaise: 45_000 }))) },
  { address: "/productsubcategories/1/Sarees", read: "/catalogue/products", loading: "Loading services...", failed: "Something went wrong. Please try again.", empty: "No Services Available", shows: /₹/ },
  { address: "/productdetails/1", read: "/catalogue/products/{id}", loading: "Loading product...", failed: "Failed to load product details", shows: "How Does It Work?" },
  { address: "/shared-product/1", read: "/catalogue/products/{id}", loading: "Loading product...", failed: "Failed to load product details", shows: "View details" },
  { address: "/courses", read: "/courses", loading: "Loading courses...", failed: "Failed to fetch course types", empty: "No Courses Available", shows: /₹/ },
  { address: "/fromcourses?category=Blouses", read: "/courses", loading: "Loading courses...", failed: "Failed to fetch course types", empty: "No Courses Available", shows: /₹/ },
  { address: "/coursenames/1", read: "/courses/{id}", loading: "Loading courses...", failed: "Failed to fetch course types", shows: "Lessons" },
];

const main = () => within(screen.getByRole("main"));

describe.each(lists)("the list of $address", ({ address, read, loading, failed, empty, shows, wellAnswered }) => {
  test("shows loading, then the error, and retries", async () => {
    const held = hold("get", read, () => problem(500, "store.internal"));
    await openScreen(address);
    await held.came(1);
    expect(main().getAllByText(loading)[0]?.closest("[role=status]")).not.toBeNull();
    held.release();
    await main().findByText(failed);
    recover();
    wellAnswered?.();
    fireEvent.click(main().getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(main().queryByText(failed)).toBeNull());
    await main().findAllByText(shows);
  });

  test.runIf(empty !== undefined)("says when it is empty", async () => {
    answer("get", read, [] as never);
    await openScreen(address);
    await main().findAllByText(empty ?? "");
  });
});

test("a search for an unknown pin code shows the empty state", async () => {
  await openScreen("/");
  fireEvent.change(await main().findByPlaceholderText("Search pin code or area"), { target: { value: "zzzz" } });
  await screen.findByText("No matching pin codes found.");
});

/** Other screens that depend on responses, most of them on the session. */
const others = ["/account", "/profile", "/Mycourses", "/myorders", "/bookappointment", "/contactus", "/privacyandpolicy", "/demo1"];

test.each([...lists.map(({ address }) => address), ...others])("%s shows an error without responses, and retries", async (address) => {
  disconnect();
  await openScreen(address);
  const again = () => main().queryAllByRole("button", { name: "Try Again" });
  await waitFor(() => expect(again()).not.toEqual([]));
  await main().findAllByText(/No Network Connection|could not be loaded|unable to load/);
  recover();
  // A visitor would be redirected to the login after the end of the test.
  be(customer);
  const [first, ...left] = again();
  if (first) fireEvent.click(first);
  await waitFor(() => expect(again().length).toBeLessThanOrEqual(left.length));
});

const blocks: readonly [read: PathOf<"get">, heading: string][] = [
  ["/courses", "Tutorials"],
  ["/content/gallery", "Collections"],
  ["/content/events", "Blogs"],
  ["/content/testimonials", "Client Voice"],
];

test.each(blocks)("the home page of a young shop leaves out the block of %s", async (read, heading) => {
  answer("get", read, [] as never);
  await openScreen("/");
  await main().findByRole("heading", { name: "Services" });
  await waitFor(() => expect(main().queryByRole("heading", { name: heading })).toBeNull());
  // The others are there, and the menu still finds its place.
  for (const [, other] of blocks) if (other !== heading) await main().findByRole("heading", { name: other });
});
