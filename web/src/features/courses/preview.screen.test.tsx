import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { be, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer } from "../../testing/server";

test("a visitor's preview plays in the shop's own player, and nothing is reported", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  be({});
  const course = sampleOf("course_view");
  answer("get", "/courses/{id}", { ...course, previewVideo: { src: "/uploads/preview.mp4", width: 640, height: 360, seconds: 20 } });
  await openScreen("/coursenames/1");
  fireEvent.click(await screen.findByRole("button", { name: "Play the preview" }));
  const player = within(await screen.findByRole("region", { name: /^Player: Preview/ }));
  await waitFor(() => expect(play).toHaveBeenCalled());
  const video = document.querySelector("video");
  expect(video?.getAttribute("src")).toBe("/uploads/preview.mp4");
  expect(video?.controls).toBe(false);
  player.getByRole("button", { name: "Full screen" });
  expect(screen.queryByRole("button", { name: "Play the preview" })).toBeNull();
});
