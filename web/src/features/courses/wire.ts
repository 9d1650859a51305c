import { client, unwrap } from "../../api/client";
import type { Course } from "../../api/schema";

export interface EnrolmentLesson {
  id: number;
  title: string;
  seconds: number;
  watchedPercent: number;
  positionSeconds: number;
  done: boolean;
}

export interface OwnReview {
  stars: number;
  text: string;
  approved: boolean;
  date: string;
}

export interface Enrolment {
  id: number;
  courseId: number;
  serviceType: string;
  serviceName: string;
  serviceModel: string;
  serviceImage?: Course["serviceImage"];
  mainDescription: string;
  startedAt: string;
  expiresAt?: string;
  state: "active" | "expired" | "ended";
  watchedPercent: number;
  lastLessonId?: number;
  lessons: EnrolmentLesson[];
  review?: OwnReview;
  mayBeBoughtAgain: boolean;
}

export interface PlaybackGrant {
  id: number;
  lessonId: number;
  src: string;
  captions?: string;
  seconds: number;
  positionSeconds: number;
  expiresAt: string;
  pingEverySeconds: number;
}

export interface PlaybackProgress {
  live: boolean;
  expiresAt: string;
  watchedPercent: number;
  done: boolean;
  courseWatchedPercent: number;
}

export interface CouponChecked {
  code: string;
  percent: number;
  pricePaise: number;
  amountPaise: number;
}

type Send = (
  path: string,
  init: { body?: unknown; keepalive?: boolean; signal?: AbortSignal },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

export async function call<Body>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  options: { keepalive?: boolean; signal?: AbortSignal } = {},
): Promise<Body> {
  const send = client[method] as unknown as Send;
  return (await unwrap(send(path, { ...(body !== undefined && { body }), ...options }))) as Body;
}
