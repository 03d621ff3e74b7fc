export type PanelName =
  "menu" | "log" | "rules" | "invite" | "people" | "help" | "settings" | "sit" | "leave";
