import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Failure } from "../../api/problem";
import type { NotificationSettings } from "../../api/schema";
import { settingsView } from "./queries";

/** The user's notifications, and how to replace them by what a change returned. */
export function useNotifications() {
  const client = useQueryClient();
  const query = useQuery<NotificationSettings, Failure>({ ...settingsView(), staleTime: 0, retryOnMount: true });
  const show = useCallback((settings: NotificationSettings | undefined) => settings && client.setQueryData(settingsView().queryKey, settings), [client]);
  return { ...query, show };
}
