export interface StorageProvider {
  id: string;
  name: string;
  /** Shape of the endpoint; capitals are to be replaced. */
  endpoint: string;
  region: string;
  pathStyle: boolean;
}

/** Storages that shops use, with the shapes of addresses that they name themselves. */
export const PROVIDERS: readonly StorageProvider[] = [
  { id: "r2", name: "Cloudflare R2", endpoint: "https://ACCOUNT-ID.r2.cloudflarestorage.com", region: "auto", pathStyle: true },
  { id: "b2", name: "Backblaze B2", endpoint: "https://s3.REGION.backblazeb2.com", region: "REGION", pathStyle: true },
  { id: "wasabi", name: "Wasabi", endpoint: "https://s3.REGION.wasabisys.com", region: "REGION", pathStyle: true },
  { id: "aws", name: "AWS S3", endpoint: "https://s3.ap-south-1.amazonaws.com", region: "ap-south-1", pathStyle: false },
  { id: "minio", name: "MinIO or another", endpoint: "https://storage.example.com", region: "us-east-1", pathStyle: true },
];
