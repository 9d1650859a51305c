import { describe, expect, test } from "vitest";
import { answerTo, checkedIn, inOrder, matching, orderOf, orderText, pinCodeOf, pressed, typedIn } from "./pinCodes";

const mylapore = { pinCode: "600004", location: "Mylapore" };
const adyar = { pinCode: "600020", location: "Adyar" };
const besant = { pinCode: "600090", location: "Besant Nagar" };
const anna = { pinCode: "600040", location: "Anna Nagar" };
const areas = [mylapore, adyar, besant, anna];

describe("the pin check", () => {
  test("reads a pin code as people write it", () => {
    expect(["600004", " 600 004 ", "600-004"].map(pinCodeOf)).toEqual(["600004", "600004", "600004"]);
    expect(["", "60000", "6000044", "mylapore", "060004", "６００００４"].map(pinCodeOf)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  test("knows the served pin codes", () => {
    expect(answerTo(areas, "600020")).toEqual({ served: true, locations: ["Adyar"] });
    expect(answerTo(areas, "600021")).toEqual({ served: false, locations: [] });
  });

  test("answers the placeholder of unserved pin codes without showing it", () => {
    expect(answerTo(areas, checkedIn("000000") ?? "")).toEqual({ served: false, locations: [] });
    expect(checkedIn("0")).toBeUndefined();
    expect(["000000", "0", "600021", "mylapore"].map(typedIn)).toEqual(["", "", "600021", "mylapore"]);
  });
});

describe("the table", () => {
  test("is searched in both columns", () => {
    expect(matching(areas, "NAGAR")).toEqual([besant, anna]);
    expect(matching(areas, "600 09")).toEqual([besant]);
    expect(matching(areas, " ")).toEqual(areas);
    expect(matching(areas, "Delhi")).toEqual([]);
  });

  test("is sorted by either column, both ways", () => {
    const names = (text: string | null) => inOrder(areas, orderOf(text)).map(({ location }) => location);
    expect(names(null)).toEqual(["Mylapore", "Adyar", "Anna Nagar", "Besant Nagar"]);
    expect(names("location")).toEqual(["Adyar", "Anna Nagar", "Besant Nagar", "Mylapore"]);
    expect(names("-location")).toEqual(["Mylapore", "Besant Nagar", "Anna Nagar", "Adyar"]);
    expect(names("price")).toEqual(names("pinCode"));
  });

  test("leaves two areas of a pin code as the server sent them", () => {
    const both = [anna, { ...anna, location: "Anna Nagar West" }, besant];
    expect(inOrder(both, orderOf(null)).slice(0, 2)).toEqual(both.slice(0, 2));
    expect(inOrder(both.toReversed(), orderOf(null)).slice(0, 2)).toEqual(both.slice(0, 2).toReversed());
  });

  test("is reversed when a head is pressed again", () => {
    const first = pressed(orderOf(null), "location");
    expect(orderText(first)).toBe("location");
    expect(orderText(pressed(first, "location"))).toBe("-location");
    expect(orderText(pressed(first, "pinCode"))).toBe("pinCode");
    expect(orderText(pressed(orderOf("pinCode"), "pinCode"))).toBe("-pinCode");
  });
});
