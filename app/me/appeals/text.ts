import { LEAST_APPEAL, MOST_APPEAL, saysSomething } from "../../contract/appeals.ts";

/** The text of an appeal: each question that was answered, with its answer. */
export function appealText(questions: readonly string[], answers: readonly string[]): string {
  if (questions.length === 1) return answers[0]?.trim() ?? "";
  return questions
    .flatMap((question, i) => {
      const answer = answers[i]?.trim() ?? "";
      return answer === "" ? [] : [`${question}\n${answer}`];
    })
    .join("\n\n");
}

/** Why a text cannot be sent, as the worker would say; null if it can. Questions alone say nothing. */
export function problemOf(text: string, answers: readonly string[]): "short" | "long" | null {
  if (text.length > MOST_APPEAL) return "long";
  const own = answers.join(" ").trim();
  return own.length < LEAST_APPEAL || !saysSomething(own) ? "short" : null;
}
