"""Refused requests, all in one form: `{"detail": {"code", "message"}}`."""

from collections.abc import Sequence

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from .protocol import Error, ErrorDetail, RuleProblem
from .refusals import Code, Refused


class Problem(Exception):
    """A request that is refused with an HTTP status."""

    def __init__(
        self, status: int, code: Code, message: str, problems: Sequence[RuleProblem] | None = None
    ) -> None:
        self.status = status
        self.detail = ErrorDetail(code=code, message=message, problems=list(problems) if problems else None)
        super().__init__(message)


def answer(problem: Problem) -> JSONResponse:
    """The response to a refused request."""
    body = Error(detail=problem.detail).model_dump(mode="json", exclude_none=True)
    return JSONResponse(body, status_code=problem.status)


_PLAIN = {
    404: (Code.NOT_FOUND, "There is nothing at this address."),
    405: (Code.NOT_ALLOWED, "This address does not take that method."),
    413: (Code.TOO_BIG, "The request is too big."),
}


def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    default = (Code.INVALID_REQUEST, "The request cannot be read.")
    if error.status_code >= 500:
        default = (Code.SERVER_ERROR, "The server made a mistake.")
    code, message = _PLAIN.get(error.status_code, default)
    response = answer(Problem(error.status_code, code, message))
    response.headers.update(error.headers or {})
    return response


def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    message = f"This request cannot be read: {where + ': ' if where else ''}{first['msg']}."
    return answer(Problem(422, Code.INVALID_REQUEST, message))


def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(Problem(422, error.code, error.message))


def _problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return answer(error)


def handle_problems(app: FastAPI) -> None:
    """Answer every refusal in the same form."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _invalid)
