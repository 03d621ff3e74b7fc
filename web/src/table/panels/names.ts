export type PanelName =
  "menu" | "score" | "log" | "rules" | "invite" | "people" | "help" | "settings" | "sit" | "leave";
