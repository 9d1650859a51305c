import { defineConfig } from "vitest/config";

const SCREENS = "src/**/*.screen.test.tsx";

export default defineConfig({
  test: {
    // The client's modules are read once for all files: that takes longer than the tests.
    isolate: false,
    // Each screen leaves much behind that is short-lived: more room for it is less work of collecting it.
    execArgv: ["--max-semi-space-size=64"],
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          include: ["{src,build}/**/*.test.{ts,tsx}"],
          exclude: [SCREENS],
          environment: "node",
          setupFiles: ["src/testing/wholeAddresses.ts"],
        },
      },
      {
        extends: true,
        // The whole client in a document, with a server that answers as each test says.
        test: {
          name: "screens",
          include: [SCREENS],
          environment: "happy-dom",
          setupFiles: ["src/testing/setup.ts"],
          // The first test of a run transforms the client's code, beside other work of the gate.
          testTimeout: 180_000,
        },
      },
    ],
  },
});
