import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { apiReference } from "./build/apiReference.ts";
import { shortClassNames } from "./build/classNames.ts";
import { firstPaintFirst } from "./build/firstPaintFirst.ts";
import { precompress } from "./build/precompress.ts";
import { renderedPages } from "./build/renderedPages.ts";
import { retryStyles } from "./build/retryStyles.ts";
import { SERVICE_WORKER, serviceWorker } from "./build/serviceWorker.ts";

const css = { modules: { generateScopedName: shortClassNames(fileURLToPath(new URL(".", import.meta.url))) } };

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The client that browsers load. The development build exists to hear React's hydration warnings. */
function client(development: boolean): UserConfig {
  // Short hashes: the first load has the names of all parts.
  const name = development ? "[name]" : "[name]-[hash:7]";
  return {
    css,
    plugins: [react(), retryStyles(), firstPaintFirst(), apiReference(), serviceWorker(), precompress()],
    define: { "process.env.NODE_ENV": JSON.stringify(development ? "development" : "production") },
    build: {
      outDir: development ? "dist-development" : "dist",
      target: "es2022",
      manifest: true,
      minify: !development,
      // Fonts as data addresses would be refused by the content security policy.
      assetsInlineLimit: (path) => (path.endsWith(".svg") ? undefined : false),
      rolldownOptions: {
        input: { index: "index.html", [SERVICE_WORKER]: "src/serviceWorker/worker.ts" },
        output: {
          // The service worker's address never changes, and its folder is what it may answer for.
          entryFileNames: ({ name: entry }) => (entry === SERVICE_WORKER ? `${entry}.js` : `assets/${name}.js`),
          chunkFileNames: `assets/${name}.js`,
          // The same in every build, for the server writes these names into its pages.
          assetFileNames: "assets/[name]-[hash][extname]",
          // Parts that several screens share travel together: a page waits for few files rather than for forty.
          codeSplitting: {
            groups: [
              // Forms, the screens on the way in, what belongs to orders, receipts, the back office and what follows a payment are left out:
              // most visits never need them. So are products, their lists, the wish list and many requests as one.
              { name: "library", test: /node_modules\/(?!react-hook-form\/|@hookform\/|zod\/|@dnd-kit\/|.*\/(?:useQueries|queriesObserver)\.)/, minShareCount: 3 },
              { name: "shared", test: /\/src\/(?!form\/|admin\/|app\/admin\/|features\/media\/|features\/auth\/(?!public\/use|public\/session|public\/ForUsers|session\/|frame\/)|features\/orders\/(?:account|booking|measurements|myOrders|status)\/|features\/\w+\/backOffice\/|features\/payments\/(?:checkout|public\/(?!checkout|useCheckout))|features\/invoices\/|features\/messages\/|features\/courses\/(?:player|enrol|gift|myCourses|components\/(?:CouponBox|CourseDetail|Enroll|PreviewVideo)|pages\/Certificate)|features\/content\/shown\/|features\/garments\/public\/|features\/notifications\/|features\/catalogue\/(?:pages|filters|productFilters|priceRange|deviceList|favourites\/(?!FavouriteKeeper)|recent|review|public|components\/(?:CategoryFilters|Filter|LinkedCourse|PriceRange|Product|Related|SortByPrice))|features\/content\/public\/ChatAbout|ui\/FilterPanel|site\/StoredNotice|.*\.later\.)/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}

/** The same client as one script without imports, for the JavaScript engine inside the server. */
function server(): UserConfig {
  return {
    css,
    plugins: [renderedPages(), react(), precompress()],
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: {
        // The string renderer alone: the streaming one doubles the script and is not used.
        "react-dom/server": file("node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js"),
      },
    },
    ssr: {
      noExternal: true,
      target: "webworker",
      resolve: { conditions: ["worker", "module", "browser", "production"] },
    },
    build: {
      ssr: "src/entry-server.tsx",
      outDir: "dist-server",
      target: "es2022",
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { format: "es", entryFileNames: "ssr.js", codeSplitting: false } },
    },
  };
}

export default defineConfig(({ mode }) => {
  if (mode === "server") return server();
  if (mode === "development") process.env["NODE_ENV"] = "development";
  return client(mode === "development");
});
