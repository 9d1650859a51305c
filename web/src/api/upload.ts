import { API } from "./client";
import { tellLoginNeeded } from "./loginNeeded";
import { NetworkError, problemFrom } from "./problem";

/**
 * Sends a file as the body itself and tells how much of it has left: `fetch` cannot. Fails with the same errors as the
 * client does.
 */
export function upload<Body>(
  path: string,
  file: Blob,
  onShare: (share: number) => void,
  signal?: AbortSignal,
  method: "POST" | "PUT" = "POST",
): Promise<Body> {
  return new Promise((resolve, reject) => {
    // It was let go of before it could begin: a signal tells that only once.
    if (signal?.aborted) {
      reject(new NetworkError(signal.reason));
      return;
    }
    const request = new XMLHttpRequest();
    request.open(method, `${API}${path}`);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onShare(loaded / total);
    };
    request.onerror = () => reject(new NetworkError());
    request.onabort = () => reject(signal?.reason instanceof Error ? signal.reason : new NetworkError());
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve(request.response as Body);
        return;
      }
      const problem = problemFrom(request.status, request.response);
      if (problem.status === 401) tellLoginNeeded();
      reject(problem);
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
